import type { Region } from '#domain/base/locale'
import { LOTS } from '#domain/dealer/lot'
import type { LngLat } from '#domain/geo/lngLat'
import type { OpeningHours, Place, PlaceKind } from '#domain/places/place'
import { LOT_PLACES } from '../dealer/lotPlaces'
import { makePhone, streetAddress } from '../fleet/contacts'
import { inRegions } from '../plan/regions'
import { town } from '../routing/town'
import { TRIP_PLACES } from '../trips/tripPlaces'
import { FUEL_STATIONS } from './expenses'

const WEEK: OpeningHours = { opens: 7 * 60, closes: 19 * 60, closedOn: ['sunday'] }
const OFFICE: OpeningHours = { opens: 8 * 60, closes: 17 * 60 + 30, closedOn: ['saturday', 'sunday'] }
const SALES: OpeningHours = { opens: 9 * 60, closes: 20 * 60, closedOn: ['sunday'] }
const LONG: OpeningHours = { opens: 6 * 60, closes: 22 * 60, closedOn: [] }

/** Where the fuel stations of the expenses stand. */
const STATION_POSITIONS: Record<Region, readonly LngLat[]> = {
  us: [
    [-87.6952, 41.8889],
    [-87.6688, 41.8722],
    [-87.7066, 41.8556],
    [-87.7302, 41.9171],
    [-87.7127, 41.8262],
  ],
  ca: [
    [-79.3981, 43.7112],
    [-79.4302, 43.7551],
    [-79.4588, 43.6942],
    [-79.3655, 43.7268],
    [-79.4926, 43.7186],
  ],
  mx: [
    [-100.3127, 25.6862],
    [-100.3582, 25.7031],
    [-100.2911, 25.7135],
    [-100.3341, 25.6743],
    [-100.3668, 25.7265],
  ],
}

/** A place before it has its id, address and phone; `street` is the one it stands at. */
interface Entry {
  kind: PlaceKind
  hours: OpeningHours
  name: Record<Region, string>
  spot: Record<Region, StreetPosition>
}

/** Where something stands, and the street beside it. */
export interface StreetPosition {
  position: LngLat
  street: string
}

/** The places dataset: the depot, where trips lead, the dealer's lots, and the fuel stations of the expenses. */
export function buildPlaces(): Place[] {
  return entries().map(({ spot, ...entry }, at) => ({
    id: `p-${at + 1}`,
    ...entry,
    position: inRegions((region) => spot[region].position),
    ...contactAt(at, spot),
  }))
}

function entries(): Entry[] {
  return [...tripPlaces(), ...lots(), ...stations()]
}

/** Address and phone of the depot, the first of the places, for what stands in its yard. */
export function depotContact(): Pick<Place, 'address' | 'phone'> {
  return contactAt(0, positionsOf(0))
}

function contactAt(at: number, spot: Record<Region, StreetPosition>): Pick<Place, 'address' | 'phone'> {
  return {
    address: inRegions((region) => streetAddress(region, spot[region])),
    // Lines follow on those of the people.
    phone: inRegions((region) => makePhone(region, 60 + at)),
  }
}

function positionsOf(at: number): Record<Region, StreetPosition> {
  return inRegions((region) => {
    const { places } = town(region)
    return places[at] ?? places[0]
  })
}

/** Where something stands that is asked for at a position: beside the nearest street. */
export function nearestStreetPosition(region: Region, position: LngLat): StreetPosition {
  const { door, street } = town(region).doorNear(position)
  return { position: door, street }
}

function tripPlaces(): Entry[] {
  return TRIP_PLACES.us.map((_, at) => ({
    kind: at === 0 ? 'depot' : 'customer',
    hours: at === 0 ? null : at % 4 === 1 ? LONG : at % 4 === 2 ? OFFICE : WEEK,
    name: inRegions((region) => (TRIP_PLACES[region][at] ?? TRIP_PLACES[region][0]).name),
    spot: positionsOf(at),
  }))
}

function lots(): Entry[] {
  return LOTS.map((lot) => ({
    kind: 'dealer',
    hours: SALES,
    name: LOT_PLACES[lot],
    spot: inRegions((region) => town(region).lots[lot]),
  }))
}

function stations(): Entry[] {
  return FUEL_STATIONS.map((name, at) => ({
    kind: 'fuel',
    hours: at % 2 === 0 ? null : LONG,
    name,
    spot: inRegions((region) => nearestStreetPosition(region, STATION_POSITIONS[region][at] ?? [0, 0])),
  }))
}
