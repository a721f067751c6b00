import type { Live } from '../../domain/kiosk/live'
import type { Recall } from '../../domain/vehicle/recall'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** The open recall of the vehicle with this VIN; missing when there is none. */
export function useRecallOf(vin: string): Live<Recall> {
  return useLiveQuery(recallOfQuery, vin)
}

const recallOfQuery = storedQuery(['recalls'], (db, vin: string) =>
  db.recalls.where('vin').equals(vin).first(),
)
