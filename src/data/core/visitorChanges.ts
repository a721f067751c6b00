import { DATASET_STORES, type PharosDatabase } from './db'
import { withDatabase } from './gate'

/** Dataset tables a visitor may change; interactions and game runs are never among them. */
export type ChangeableTable = 'vehicles' | keyof typeof DATASET_STORES
const CHANGEABLE_TABLES = ['vehicles', ...Object.keys(DATASET_STORES)]

/**
 * Changes one row of a dataset for the length of the visit: its untouched form is kept the first
 * time, so that a reset can put it back. Does nothing when the row does not exist.
 */
export async function changeRow<T extends object>(
  table: ChangeableTable,
  key: string,
  change: (row: T) => T,
): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', db.table(table), db.originals, async () => {
      const row = (await db.table(table).get(key)) as T | undefined
      if (!row) return
      const kept = await db.originals.get([table, key])
      if (!kept) await db.originals.add({ table, key, row })
      await db.table(table).put(change(row))
    }),
  )
}

/** What a visitor's change of several rows may do, all of it in one transaction. */
export interface VisitorRows {
  all<T extends object>(table: ChangeableTable): Promise<T[]>
  get<T extends object>(table: ChangeableTable, key: string): Promise<T | undefined>
  /** Adds a row or writes over one; a reset undoes either. */
  put<T extends { id: string }>(table: ChangeableTable, row: T): Promise<unknown>
  remove(table: ChangeableTable, key: string): Promise<unknown>
  /** Whether a visitor made the row: it was not shipped. */
  isOwn(table: ChangeableTable, key: string): Promise<boolean>
}

/**
 * Adds, changes and removes rows of datasets for the length of the visit, all or none. What is read
 * inside, such as the highest id, holds until the end.
 */
export async function changeRows<T>(
  tables: readonly ChangeableTable[],
  work: (rows: VisitorRows) => Promise<T>,
): Promise<T> {
  return withDatabase((db) => db.transaction('rw', [...tables, 'originals'], () => work(visitorRows(db))))
}

/** Dexie's own promises throughout: awaits three functions deep would lose the transaction. */
function visitorRows(db: PharosDatabase): VisitorRows {
  /** The first change of a row keeps what it was; null when it was not there. */
  const keep = (table: ChangeableTable, key: string) =>
    db.originals.get([table, key]).then((kept) =>
      kept
        ? undefined
        : db
            .table(table)
            .get(key)
            .then((row: object | undefined) => db.originals.add({ table, key, row: row ?? null })),
    )
  return {
    all: (table) => db.table(table).toArray(),
    get: (table, key) => db.table(table).get(key),
    put: (table, row) => keep(table, row.id).then(() => db.table(table).put(row)),
    remove: (table, key) => keep(table, key).then(() => db.table(table).delete(key)),
    isOwn: (table, key) => db.originals.get([table, key]).then((kept) => kept?.row === null),
  }
}

/** Drops everything visitors changed, in one transaction. @returns how many rows went back */
export async function dropVisitorChanges(): Promise<number> {
  return withDatabase((db) =>
    db.transaction('rw', [...CHANGEABLE_TABLES, 'originals'], () => restoreOriginals(db)),
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
