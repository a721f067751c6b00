import type { Place } from '../domain/place'
import type { Live } from './live'
import { useStored } from './stored'

/** Places of the map; null while the dataset is still being stored. */
export function usePlaces(): Live<Place[] | null> {
  return useStored(['places'], (db) => db.table<Place>('places').toArray())
}
