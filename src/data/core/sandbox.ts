import { CHANGEABLE_STORES } from '../schemas/datasetStores'
import { LONG_CALL, withDatabase } from './databaseConnection'
import type { OriginalRow, PharosDatabase } from './db'
import { FACT, factIn } from './deviceFacts'
import { restoreOriginals } from './restoreOriginals'

/**
 * A sandbox puts what visitors changed aside, so that a run of the game or a ghost meets the data as shipped,
 * and brings it back afterwards with nothing of what was done in between (docs/game.md T8). What is put aside
 * is a device fact: it outlives a reload and a crash.
 */
export interface Aside<Kept> {
  /** Originals of the rows that were changed, as they were kept for the reset. */
  originals: OriginalRow[]
  /** The same rows as visitors had left them; `row` is null where it was removed. */
  changed: OriginalRow[]
  /** What the layer above put aside with them. */
  kept: Kept
}

/**
 * Puts every change aside, in one transaction. What is aside already, because it could not be brought back,
 * stays, and what was changed since is dropped.
 */
export async function putAside(kept: unknown): Promise<void> {
  await withDatabase(
    (db) =>
      db.transaction('rw', [...CHANGEABLE_STORES, 'originals', 'device'], async () => {
        if (!(await asideIn(db))) await keep(db, kept)
        await restoreOriginals(db)
      }),
    LONG_CALL,
  )
}

/**
 * Takes back what was changed since and brings the earlier changes back, in one transaction.
 * @returns what was kept with them; null when nothing is aside, as after a reset
 */
export async function bringBack<Kept>(): Promise<Kept | null> {
  return withDatabase(
    (db) =>
      db.transaction('rw', [...CHANGEABLE_STORES, 'originals', 'device'], async () => {
        const aside = await asideIn(db)
        if (!aside) return null
        await restoreOriginals(db)
        await db.originals.bulkAdd(aside.originals)
        for (const { table, key, row } of aside.changed) {
          if (row === null) await db.table(table).delete(key)
          else await db.table(table).put(row)
        }
        await db.device.delete(FACT.sandbox)
        return aside.kept as Kept
      }),
    LONG_CALL,
  )
}

/** What was kept with the changes that are aside; null when nothing is. */
export async function keptAside(): Promise<unknown> {
  return withDatabase(async (db) => (await asideIn(db))?.kept ?? null)
}

async function keep(db: PharosDatabase, kept: unknown): Promise<void> {
  const originals = await db.originals.toArray()
  const changed: OriginalRow[] = []
  for (const { table, key } of originals)
    changed.push({ table, key, row: (await db.table<object, string>(table).get(key)) ?? null })
  const value: Aside<unknown> = { originals, changed, kept }
  await db.device.put({ key: FACT.sandbox, value })
}

async function asideIn(db: PharosDatabase): Promise<Aside<unknown> | null> {
  const value = (await factIn(db, FACT.sandbox)) as Partial<Aside<unknown>> | undefined
  if (!Array.isArray(value?.originals) || !Array.isArray(value.changed)) return null
  return { originals: value.originals, changed: value.changed, kept: value.kept ?? null }
}
