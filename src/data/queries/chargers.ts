import type { Charger } from '../../domain/places/charger'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** Charging stations; null while the dataset is still being stored. */
export function useChargers(): Live<Charger[] | null> {
  return useStored(['chargers'], (db) => db.table<Charger>('chargers').toArray())
}
