import type { Recall } from '../domain/recall'
import type { Live } from './live'
import { useStored } from './stored'

/** Open recalls of the account's vehicles; null while the dataset is still being stored. */
export function useRecalls(): Live<Recall[] | null> {
  return useStored(['recalls'], (db) => db.table<Recall>('recalls').toArray())
}
