import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { Charger, ChargerPort } from '#domain/places/charger'
import type { OpeningHours } from '#domain/places/place'
import { makePhone, streetAddress } from '../fleet/contacts'
import { AMP_AND_GO, CITY, DEPOT_NETWORK, type Network, VOLTWAY } from '../plan/networks'
import { inRegions } from '../plan/regions'
import { town } from '../routing/town'
import { TRIP_PLACES } from '../trips/tripPlaces'
import { CHARGING_STATIONS } from './expenses'
import { depotContact, nearestStreetPosition } from './places'

interface Entry {
  network: Network
  name: Record<Region, string>
  position: Record<Region, LngLat>
  hours: OpeningHours
  /** Ports as letters: F fast CCS, N fast NACS, C CHAdeMO, S slow J1772; lower case is taken. */
  ports: string
  unknown?: boolean
  /** It shares the depot's address and phone. */
  atDepot?: boolean
  /** Left out: its details can be opened. */
  clickable?: boolean
}

const at = (us: LngLat, ca: LngLat, mx: LngLat): Record<Region, LngLat> => ({ us, ca, mx })
const named = (us: string, ca: string, mx: string): Record<Region, string> => ({ us, ca, mx })
const station = (index: number): Record<Region, string> => CHARGING_STATIONS[index]?.name ?? named('', '', '')
const DAY: OpeningHours = { opens: 6 * 60, closes: 23 * 60, closedOn: [] }

const chargers = (): readonly Entry[] => [
  {
    network: VOLTWAY,
    name: station(0),
    position: at([-87.6912, 41.8796], [-79.4108, 43.7652], [-100.2852, 25.6801]),
    hours: null,
    ports: 'FfFNnN',
  },
  {
    network: AMP_AND_GO,
    name: station(1),
    position: at([-87.7081, 41.9103], [-79.3871, 43.7068], [-100.3436, 25.6894]),
    hours: null,
    ports: 'FFcC',
  },
  {
    network: DEPOT_NETWORK,
    atDepot: true,
    name: inRegions((region) => TRIP_PLACES[region][0].name),
    position: inRegions((region) => town(region).places[0].position),
    hours: null,
    ports: 'SSssFf',
  },
  {
    network: CITY,
    name: named('Pilsen Library Lot', 'Don Mills Civic Lot', 'Estacionamiento Alameda'),
    position: at([-87.6662, 41.8561], [-79.3442, 43.7348], [-100.3213, 25.6765]),
    hours: DAY,
    ports: 'SsS',
  },
  {
    network: CITY,
    name: named('Garfield Park Lot', 'Forest Hill Lot', 'Estacionamiento Obispado'),
    position: at([-87.7172, 41.8866], [-79.4172, 43.6971], [-100.3446, 25.6768]),
    hours: DAY,
    ports: 'SSN',
    unknown: true,
  },
  {
    network: VOLTWAY,
    name: named('Voltway Brighton Park', 'Voltway Downsview', 'Voltway Lincoln'),
    position: at([-87.6988, 41.8199], [-79.4761, 43.7391], [-100.3706, 25.7331]),
    hours: null,
    ports: 'fnFN',
  },
  {
    network: AMP_AND_GO,
    name: named('Amp & Go Avondale', 'Amp & Go Leaside', 'Recarga Rápida Anáhuac'),
    position: at([-87.7003, 41.9421], [-79.3662, 43.7049], [-100.3062, 25.7369]),
    hours: DAY,
    ports: 'fFSs',
  },
  {
    network: CITY,
    name: named('Cicero Avenue Lot', 'Weston Station Lot', 'Estacionamiento Valle Verde'),
    position: at([-87.7452, 41.8473], [-79.5093, 43.7031], [-100.3729, 25.7172]),
    hours: null,
    ports: 's',
    clickable: false,
  },
  {
    network: VOLTWAY,
    name: named('Voltway Lincoln Park', 'Voltway York Mills', 'Voltway Las Puentes'),
    position: at([-87.6641, 41.9241], [-79.3869, 43.7467], [-100.2809, 25.7212]),
    hours: null,
    ports: 'FFNNCC',
  },
  {
    network: AMP_AND_GO,
    name: named('Amp & Go Harbor Motors', 'Amp & Go Yorkdale', 'Recarga Rápida Harbor Motors'),
    position: at([-87.7226, 41.8829], [-79.4534, 43.7262], [-100.3289, 25.6943]),
    hours: { opens: 9 * 60, closes: 20 * 60, closedOn: ['sunday'] },
    ports: 'FS',
    unknown: true,
  },
]

/** The chargers dataset. */
export function buildChargers(): Charger[] {
  return chargers().map(
    (
      { network, name, position, hours, ports, unknown = false, clickable = true, atDepot = false },
      index,
    ) => {
      const id = `ch-${index + 1}`
      const spot = inRegions((region) =>
        atDepot
          ? { position: position[region], street: '' }
          : nearestStreetPosition(region, position[region]),
      )
      const { brand, website, paymentMethods } = network
      return {
        id,
        clickable,
        map: inRegions((region) => ({ icon: 'charger' as const, position: spot[region].position })),
        brand,
        name,
        location: atDepot
          ? depotContact().address
          : inRegions((region) => streetAddress(region, spot[region])),
        hours,
        paymentMethods,
        phone: atDepot ? depotContact().phone : inRegions((region) => makePhone(region, 86 + index)),
        website,
        unknown,
        ports: ports.split('').map((letter) => makePort(letter, network)),
      }
    },
  )
}

function makePort(letter: string, { fastCost, slowCost }: Network): ChargerPort {
  const available = letter === letter.toUpperCase()
  switch (letter.toUpperCase()) {
    case 'F':
      return { available, type: 'CCS', rating: 150, cost: fastCost }
    case 'N':
      return { available, type: 'NACS', rating: 250, cost: fastCost }
    case 'C':
      return { available, type: 'CHAdeMO', rating: 50, cost: fastCost }
    default:
      return { available, type: 'J1772', rating: 11, cost: slowCost }
  }
}
