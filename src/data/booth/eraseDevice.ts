import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import { ARCHIVE_HASHES_FACT } from '../map/archives'

/** Tables that neither visitors nor staff fill, and that cannot be restored without a network. */
const KEPT_TABLES: ReadonlySet<string> = new Set(['mapArchives'])

/**
 * Empties the database of this device in one transaction: records, visits, runs, settings, PIN, packs. The
 * demo data is stored again at the next start from the files in the worker's cache (docs/booth.md B5).
 */
export async function eraseDatabase(run: RunDatabase = withDatabase): Promise<void> {
  await run((db) => {
    const tables = db.tables.filter(({ name }) => !KEPT_TABLES.has(name))
    return db.transaction('rw', tables, async () => {
      // Without their hashes, the remaining maps would have to be downloaded before they count as complete.
      const hashes = await db.device.get(ARCHIVE_HASHES_FACT)
      for (const table of tables) await table.clear()
      if (hashes) await db.device.put(hashes)
    })
  }, LONG_CALL)
}
