import { CHANGEABLE_STORES, type ChangeableStore, type StoreRows } from '../schemas/datasetStores'
import { LONG_CALL, withDatabase } from './databaseConnection'
import type { PharosDatabase } from './db'
import { FACT } from './deviceFacts'
import { sameRow } from './sameRow'
import { type RowChange, type UndoableChange, type UndoScope, undoableChange } from './undo'

/**
 * Changes one row of a dataset until the end of the visit. The original is saved at the first change, so that
 * a reset can restore it. Does nothing if the row does not exist.
 */
export function changeRow<Table extends ChangeableStore>(
  table: Table,
  key: string,
  change: (row: StoreRows[Table]) => StoreRows[Table],
): Promise<UndoableChange> {
  return changeRows([table], async (rows) => {
    const row = await rows.get(table, key)
    if (row) await rows.put(table, change(row))
  })
}

/** Operations for changing several rows, all in one transaction. */
export interface VisitorRows<Tables extends ChangeableStore> {
  all<Table extends Tables>(table: Table): PromiseLike<StoreRows[Table][]>
  get<Table extends Tables>(table: Table, key: string): PromiseLike<StoreRows[Table] | undefined>
  /** Adds or replaces a row; a reset reverts both. */
  put<Table extends Tables>(table: Table, row: StoreRows[Table]): PromiseLike<unknown>
  remove(table: Tables, key: string): PromiseLike<unknown>
  /** Whether a visitor created the row. */
  isOwn(table: Tables, key: string): PromiseLike<boolean>
  /** Ids of all rows that a visitor created. */
  ownIds(table: Tables): PromiseLike<string[]>
  /** Adds any number of rows with new ids, in two writes. */
  addNew<Table extends Tables>(table: Table, added: readonly StoreRows[Table][]): PromiseLike<unknown>
  /** Deletes rows that a visitor created, together with their originals. */
  forgetOwn(table: Tables, ids: readonly string[]): PromiseLike<unknown>
}

/**
 * Adds, changes and removes rows of datasets until the end of the visit, all or none, as one undoable change.
 * Values read inside, such as the highest id, stay valid until the end.
 */
export async function changeRows<const Tables extends ChangeableStore, Value>(
  tables: readonly Tables[],
  work: (rows: VisitorRows<Tables>) => Promise<Value>,
  scope: UndoScope = 'together',
): Promise<UndoableChange<Value>> {
  const changes = new Map<string, RowChange>()
  const value = await withDatabase((db) => {
    // Dexie may run the transaction again, so the list starts empty.
    changes.clear()
    return db.transaction('rw', [...tables, 'originals'], () => work(visitorRows(db, changes)))
  })
  const made = [...changes.values()].filter(({ before, after }) => !sameRow(before, after))
  return undoableChange(value, made, scope)
}

/** Uses Dexie promises throughout, because nested native awaits would lose the transaction. */
function visitorRows<Tables extends ChangeableStore>(
  db: PharosDatabase,
  changes: Map<string, RowChange>,
): VisitorRows<Tables> {
  /** Saves the original of a row at its first change; null if there was none. */
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
    ownIds: (table) =>
      db.originals
        .where('table')
        .equals(table)
        .filter(({ row }) => row === null)
        .toArray()
        .then((kept) => kept.map(({ key }) => key)),
    addNew: (table, added) => {
      for (const row of added)
        changes.set(`${table}/${row.id}`, { table, key: row.id, before: null, after: row, first: true })
      return db.originals
        .bulkAdd(added.map(({ id }) => ({ table, key: id, row: null })))
        .then(() => db.table(table).bulkAdd(added))
    },
    forgetOwn: (table, ids) =>
      db.originals
        .bulkDelete(ids.map((id): [string, string] => [table, id]))
        .then(() => db.table(table).bulkDelete([...ids])),
  }
}

/**
 * Reverts all visitor changes in one transaction, including those that a sandbox stashed.
 * @returns the number of restored rows
 */
export async function dropVisitorChanges(): Promise<number> {
  return withDatabase(
    (db) =>
      db.transaction('rw', [...CHANGEABLE_STORES, 'originals', 'device'], () =>
        db.device.delete(FACT.sandbox).then(() => restoreOriginals(db)),
      ),
    LONG_CALL,
  )
}

/**
 * Restores the original of every changed row, inside a transaction over all changeable stores and
 * `originals`.
 * @returns the number of restored rows
 */
export async function restoreOriginals(db: PharosDatabase): Promise<number> {
  const originals = await db.originals.toArray()
  for (const { table, key, row } of originals) {
    if (row === null) await db.table(table).delete(key)
    else await db.table(table).put(row)
  }
  await db.originals.clear()
  return originals.length
}
