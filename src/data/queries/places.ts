import type { Place } from '../../domain/places/place'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** Places of the map; null while the dataset is still being stored. */
export function usePlaces(): Live<Place[] | null> {
  return useStored(['places'], (db) => db.table<Place>('places').toArray())
}
