import type { Live } from '#domain/base/live'
import type { Recall, RecallAccount } from '#domain/vehicle/recall'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** The open recalls of an account, the newest first. */
export function useRecalls(account: RecallAccount): Live<Recall[]> {
  return useLiveQuery(recallsQuery, account)
}

const recallsQuery = storedQuery(['recalls'], async (db, account: RecallAccount) => {
  const recalls = await db.recalls.filter((recall) => recall.account === account).toArray()
  return recalls.sort((a, b) => a.daysAgo - b.daysAgo)
})

/** The open recall of the vehicle with this VIN; missing without one. */
export function useRecallOf(vin: string): Live<Recall> {
  return useLiveQuery(recallOfQuery, vin)
}

const recallOfQuery = storedQuery(['recalls'], (db, vin: string) =>
  db.recalls.where('vin').equals(vin).first(),
)

/** Sets whether the repair has an appointment with a dealer, until the visit is reset. */
export function setRecallScheduled(id: string, isScheduled: boolean): Promise<UndoableChange> {
  return changeRow('recalls', id, (recall) => ({ ...recall, isScheduled }))
}
