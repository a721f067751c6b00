import type { Live } from '#domain/base/live'
import type { Place } from '#domain/places/place'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Places of the map. */
export function usePlaces(): Live<Place[]> {
  return useLiveQuery(placesQuery)
}

const placesQuery = storedQuery(['places'], (db) => db.table<Place>('places').toArray())
