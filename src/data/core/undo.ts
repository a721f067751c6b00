import type { ChangeableStore } from '../schemas/datasetStores'
import { withDatabase } from './gate'
import { sameRow } from './sameRow'

/** A row as it was before an act and as the act left it; null where there was none. */
export interface RowChange {
  table: ChangeableStore
  key: string
  before: object | null
  after: object | null
  /** The act was the first of the visit to change the row. */
  first: boolean
}

/**
 * What came of an undo: everything is as before the act, or some rows, or all, were changed by
 * somebody since and stay as they are.
 */
export type UndoOutcome = 'undone' | 'partly' | 'changedSince'

/**
 * Whether rows of one act only make sense together, as a vehicle and its driver do: then one that was
 * changed since keeps all of them. Rows that stand by themselves go back one by one.
 */
export type UndoScope = 'together' | 'each'

/** Something a visitor did, and the way back. */
export interface Act<Value = void> {
  value: Value
  /** Puts back what the act changed, in one transaction; rows that are not as it left them stay. Works once. */
  undo: () => Promise<UndoOutcome>
}

export function actOf<Value>(value: Value, changes: readonly RowChange[], scope: UndoScope): Act<Value> {
  let over = false
  return {
    value,
    undo: async () => {
      if (over) return 'changedSince'
      const outcome = await putBack(changes, scope)
      // Not before: an undo that the database refused may be tried again.
      over = true
      return outcome
    },
  }
}

async function putBack(changes: readonly RowChange[], scope: UndoScope): Promise<UndoOutcome> {
  if (changes.length === 0) return 'undone'
  const tables = [...new Set(changes.map(({ table }) => table))]
  return withDatabase((db) =>
    db.transaction('rw', [...tables, 'originals'], async () => {
      const untouched: RowChange[] = []
      for (const change of changes) {
        const row: unknown = await db.table(change.table).get(change.key)
        // A reset forgets what was kept of the row: the act is over, whatever the row looks like.
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
