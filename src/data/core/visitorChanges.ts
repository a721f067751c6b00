import { CHANGEABLE_STORES, type ChangeableStore, type StoreRows } from '../schemas/datasetStores'
import type { PharosDatabase } from './db'
import { withDatabase } from './gate'
import { sameRow } from './sameRow'
import { type Act, actOf, type RowChange, type UndoScope } from './undo'

/**
 * Changes one row of a dataset for the length of the visit: its untouched form is kept the first
 * time, so that a reset can put it back. Does nothing when the row does not exist.
 */
export function changeRow<Table extends ChangeableStore>(
  table: Table,
  key: string,
  change: (row: StoreRows[Table]) => StoreRows[Table],
): Promise<Act> {
  return changeRows([table], async (rows) => {
    const row = await rows.get(table, key)
    if (row) await rows.put(table, change(row))
  })
}

/** What a visitor's change of several rows may do, all of it in one transaction. */
export interface VisitorRows<Tables extends ChangeableStore> {
  all<Table extends Tables>(table: Table): PromiseLike<StoreRows[Table][]>
  get<Table extends Tables>(table: Table, key: string): PromiseLike<StoreRows[Table] | undefined>
  /** Adds a row or writes over one; a reset undoes either. */
  put<Table extends Tables>(table: Table, row: StoreRows[Table]): PromiseLike<unknown>
  remove(table: Tables, key: string): PromiseLike<unknown>
  /** Whether a visitor made the row: it was not shipped. */
  isOwn(table: Tables, key: string): PromiseLike<boolean>
}

/**
 * Adds, changes and removes rows of datasets for the length of the visit, all or none: one act, that
 * can be taken back. What is read inside, such as the highest id, holds until the end.
 */
export async function changeRows<const Tables extends ChangeableStore, Value>(
  tables: readonly Tables[],
  work: (rows: VisitorRows<Tables>) => Promise<Value>,
  scope: UndoScope = 'together',
): Promise<Act<Value>> {
  const changes = new Map<string, RowChange>()
  const value = await withDatabase((db) => {
    // A transaction that the database had to run again begins anew.
    changes.clear()
    return db.transaction('rw', [...tables, 'originals'], () => work(visitorRows(db, changes)))
  })
  const made = [...changes.values()].filter(({ before, after }) => !sameRow(before, after))
  return actOf(value, made, scope)
}

/** Dexie's own promises throughout: awaits three functions deep would lose the transaction. */
function visitorRows<Tables extends ChangeableStore>(
  db: PharosDatabase,
  changes: Map<string, RowChange>,
): VisitorRows<Tables> {
  /** The first change of a row keeps what it was; null when it was not there. */
  const keep = (table: ChangeableStore, key: string, after: object | null) =>
    db
      .table<object, string>(table)
      .get(key)
      .then((row) =>
        db.originals.get([table, key]).then((kept) => {
          const before = row ?? null
          const id = `${table}/${key}`
          const earlier = changes.get(id)
          changes.set(id, earlier ? { ...earlier, after } : { table, key, before, after, first: !kept })
          return kept ? undefined : db.originals.add({ table, key, row: before })
        }),
      )
  return {
    all: (table) => db.table<StoreRows[typeof table], string>(table).toArray(),
    get: (table, key) => db.table<StoreRows[typeof table], string>(table).get(key),
    put: (table, row) => keep(table, row.id, row).then(() => db.table(table).put(row)),
    remove: (table, key) => keep(table, key, null).then(() => db.table(table).delete(key)),
    isOwn: (table, key) => db.originals.get([table, key]).then((kept) => kept?.row === null),
  }
}

/** Drops everything visitors changed, in one transaction. @returns how many rows went back */
export async function dropVisitorChanges(): Promise<number> {
  return withDatabase((db) =>
    db.transaction('rw', [...CHANGEABLE_STORES, 'originals'], () => restoreOriginals(db)),
  )
}

async function restoreOriginals(db: PharosDatabase): Promise<number> {
  const originals = await db.originals.toArray()
  for (const { table, key, row } of originals) {
    if (row === null) await db.table(table).delete(key)
    else await db.table(table).put(row)
  }
  await db.originals.clear()
  return originals.length
}
