import type { Region } from '#domain/base/locale'
import { LOTS, type Lot } from '#domain/dealer/lot'
import type { LngLat } from '#domain/geo/lngLat'
import type { Geofence, GeofenceArea } from '#domain/geofence/geofence'
import { lotGeofence } from '../dealer/lots'
import { destinationPoint } from '../plan/geo'
import { inRegions } from '../plan/regions'
import { town } from '../routing/town'
import { TRIP_PLACES } from '../trips/tripPlaces'

/** The fence around the depot. */
export const DEPOT_GEOFENCE = 'g-1'
/** Where lent vehicles should stay: so many miles around the lot that they come from. */
export const TEST_DRIVE_GEOFENCE = 'g-7'
const TEST_DRIVE_MI = 1.5

/** Centers of the two drawn areas; the second is where the fleet must not go while it is closed. */
const CENTERS: Record<Region, { service: LngLat; event: LngLat }> = {
  us: { service: [-87.71, 41.88], event: [-87.6742, 41.8807] },
  ca: { service: [-79.42, 43.715], event: [-79.4705, 43.7425] },
  mx: { service: [-100.325, 25.69], event: [-100.286, 25.6785] },
}

/** What the lots are called in Monterrey. */
const LOTS_MX: Record<Lot, string> = {
  'Main Lot': 'Patio principal',
  'Remote Lot': 'Patio externo',
  'Courtesy Lot': 'Patio de autos de cortesía',
}

/** Corners as miles and degrees from a center: an area as somebody draws it by taps. */
const SERVICE_CORNERS = [
  [2, 20],
  [1.7, 78],
  [1.9, 130],
  [1.2, 185],
  [1.8, 240],
  [1.5, 310],
] as const
const EVENT_CORNERS = [
  [0.4, 45],
  [0.35, 130],
  [0.45, 220],
  [0.3, 300],
] as const

/** The geofences dataset: the fleet's depot and drawn areas, then the dealer's lots and test drive area. */
export function buildGeofences(): Geofence[] {
  return [
    {
      id: DEPOT_GEOFENCE,
      section: 'fleet',
      boundary: 'radius',
      name: inRegions((region) => TRIP_PLACES[region][0].name),
      area: inRegions<GeofenceArea>((region) => ({
        type: 'Circle',
        center: town(region).places[0].position,
        radiusMi: 0.25,
      })),
    },
    {
      id: 'g-2',
      section: 'fleet',
      boundary: 'polygon',
      name: { us: 'West Side service area', ca: 'Midtown service area', mx: 'Zona de servicio poniente' },
      area: inRegions<GeofenceArea>((region) => drawn(CENTERS[region].service, SERVICE_CORNERS)),
    },
    {
      id: 'g-3',
      section: 'fleet',
      boundary: 'customize',
      name: { us: 'Arena event zone', ca: 'Downsview event zone', mx: 'Zona de eventos Fundidora' },
      area: inRegions<GeofenceArea>((region) => drawn(CENTERS[region].event, EVENT_CORNERS)),
    },
    ...LOTS.map(
      (lot, at): Geofence => ({
        id: `g-${at + 4}`,
        section: 'dealer',
        boundary: 'polygon',
        name: { us: lot, ca: lot, mx: LOTS_MX[lot] },
        area: inRegions<GeofenceArea>((region) => ({
          type: 'Polygon',
          coordinates: [lotGeofence(town(region).lots[lot].position)],
        })),
      }),
    ),
    {
      id: TEST_DRIVE_GEOFENCE,
      section: 'dealer',
      boundary: 'radius',
      name: { us: 'Test drive area', ca: 'Test drive area', mx: 'Zona de pruebas de manejo' },
      area: inRegions<GeofenceArea>((region) => ({
        type: 'Circle',
        center: town(region).lots['Courtesy Lot'].position,
        radiusMi: TEST_DRIVE_MI,
      })),
    },
  ]
}

/** What a geofence is called in each region. Throws when there is none of that id. */
export function geofenceNames(id: string): Record<Region, string> {
  const geofence = buildGeofences().find((one) => one.id === id)
  if (!geofence) throw new Error(`There is no geofence ${id}`)
  return geofence.name
}

function drawn(
  center: LngLat,
  corners: readonly (readonly [miles: number, degrees: number])[],
): GeofenceArea {
  const ring = corners.map(([miles, degrees]) => destinationPoint(center, miles, degrees))
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}
