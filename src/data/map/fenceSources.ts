import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { Place, PlaceKind } from '#domain/places/place'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Reference points for drawing a geofence: places, and where the fleet's vehicles have been. */
export interface FenceSources {
  places: { id: string; kind: PlaceKind; name: string; position: LngLat }[]
  /** Where the trips of today started and ended. */
  stops: LngLat[]
}

/** Places and today's stops in one region. */
export function useFenceSources(region: Region): Live<FenceSources> {
  return useLiveQuery(fenceSourcesQuery, region)
}

const fenceSourcesQuery = storedQuery(['places', 'vehicles', 'trips'], async (db, region: Region) => {
  const vehicles = await db.vehicles.toCollection().primaryKeys()
  const trips = await db.trips
    .where('[vehicleId+daysAgo]')
    .anyOf(vehicles.map((id) => [id, 0]))
    .toArray()
  const places = await db.table<Place>('places').toArray()
  return {
    places: places.map(({ id, kind, name, position }) => ({
      id,
      kind,
      name: name[region],
      position: position[region],
    })),
    stops: trips.flatMap(({ map }) => [map[region].start, map[region].end]),
  }
})
