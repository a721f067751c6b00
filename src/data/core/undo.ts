import type { ChangeableStore } from '../schemas/datasetStores'
import { withDatabase } from './databaseConnection'
import { sameRow } from './sameRow'

/** A row before and after a change; null if there was none. */
export interface RowChange {
  table: ChangeableStore
  key: string
  before: object | null
  after: object | null
  /** This was the first change of the row in the visit. */
  first: boolean
}

/**
 * The result of an undo: everything was restored, or some or all rows were changed since and were
 * left as they are.
 */
export type UndoOutcome = 'undone' | 'partly' | 'changedSince'

/**
 * Whether the rows of a change depend on each other, like a vehicle and its driver: then one row changed
 * since blocks the undo of all. Independent rows are restored one by one.
 */
export type UndoScope = 'together' | 'each'

/** A change by a visitor that can be undone. */
export interface UndoableChange<Value = void> {
  value: Value
  /** False if no row changed, as after a second tap: there is nothing to undo. */
  isChanged: boolean
  /** Restores the changed rows in one transaction, except rows that were changed since. Works once. */
  undo: () => Promise<UndoOutcome>
}

export function undoableChange<Value>(
  value: Value,
  changes: readonly RowChange[],
  scope: UndoScope,
): UndoableChange<Value> {
  let over = false
  return {
    value,
    isChanged: changes.length > 0,
    undo: async () => {
      if (over) return 'changedSince'
      const outcome = await restoreRows(changes, scope)
      // Set only after success: an undo that the database refused may be retried.
      over = true
      return outcome
    },
  }
}

async function restoreRows(changes: readonly RowChange[], scope: UndoScope): Promise<UndoOutcome> {
  if (changes.length === 0) return 'undone'
  const tables = [...new Set(changes.map(({ table }) => table))]
  return withDatabase((db) =>
    db.transaction('rw', [...tables, 'originals'], async () => {
      const untouched: RowChange[] = []
      for (const change of changes) {
        const row: unknown = await db.table(change.table).get(change.key)
        // A reset deletes the saved original, after which the change can no longer be undone.
        const kept = await db.originals.get([change.table, change.key])
        if (kept && sameRow(row ?? null, change.after)) untouched.push(change)
      }
      const undoable = scope === 'each' || untouched.length === changes.length ? untouched : []
      for (const { table, key, before, first } of undoable) {
        if (before === null) await db.table(table).delete(key)
        else await db.table(table).put(before)
        if (first) await db.originals.delete([table, key])
      }
      if (undoable.length === changes.length) return 'undone'
      return undoable.length === 0 ? 'changedSince' : 'partly'
    }),
  )
}
