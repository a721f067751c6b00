import { CHANGEABLE_STORES } from '../schemas/datasetStores'
import { LONG_CALL, withDatabase } from './databaseConnection'
import type { OriginalRow, PharosDatabase } from './db'
import { FACT, factIn } from './deviceFacts'
import { restoreOriginals } from './visitorChanges'

/**
 * A sandbox stashes visitor changes, so that a run of the game or a ghost meets the shipped data, and
 * restores them afterwards without anything that was done in between (docs/game.md T8). The stash is a device
 * fact: it survives a reload and a crash.
 */
export interface Aside<Kept> {
  /** Originals of the changed rows, as stored for the reset. */
  originals: OriginalRow[]
  /** The same rows as visitors changed them; `row` is null if it was removed. */
  changed: OriginalRow[]
  /** What the layer above stashed with them. */
  kept: Kept
}

/**
 * Stashes every change, in one transaction. An existing stash, which could not be restored, is kept, and
 * later changes are dropped.
 */
export async function stash(kept: unknown): Promise<void> {
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
 * Reverts later changes and restores the stashed ones, in one transaction.
 * @returns what was kept with them; null without a stash, as after a reset
 */
export async function restoreStash<Kept>(): Promise<Kept | null> {
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

/** What was kept with the stashed changes; null without a stash. */
export async function stashed(): Promise<unknown> {
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
