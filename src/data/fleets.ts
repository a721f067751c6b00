import type { Fleet } from '../domain/fleet'
import type { Live } from './live'
import { useStored } from './stored'

/** The fleets in the order of their ids; null while the dataset is still being stored. */
export function useFleets(): Live<Fleet[] | null> {
  return useStored(['fleets'], (db) => db.fleets.toArray())
}
