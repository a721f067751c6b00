import type { Charger } from '../domain/charger'
import type { Live } from './live'
import { useStored } from './stored'

/** Charging stations; null while the dataset is still being stored. */
export function useChargers(): Live<Charger[] | null> {
  return useStored(['chargers'], (db) => db.table<Charger>('chargers').toArray())
}
