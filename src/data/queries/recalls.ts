import type { Recall } from '../../domain/vehicle/recall'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** The open recall of the vehicle with this VIN; undefined when there is none, null while it is being stored. */
export function useRecallOf(vin: string): Live<Recall | null | undefined> {
  return useStored(['recalls'], (db) => db.recalls.where('vin').equals(vin).first(), [vin])
}

/** Open recalls of the account's vehicles; null while the dataset is still being stored. */
export function useRecalls(): Live<Recall[] | null> {
  return useStored(['recalls'], (db) => db.recalls.toArray())
}
