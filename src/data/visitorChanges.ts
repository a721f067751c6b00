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
