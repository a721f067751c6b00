import { withDatabase } from '../core/databaseConnection'
import { dropVisitorChanges } from '../core/visitorChanges'
import { ARCHIVE_HASHES_FACT } from '../map/archives'
import { extractsIn } from '../map/deviceExtracts'

/** Marks data that readiness found damaged, so that it is stored again (docs/booth.md B4). */

/** Makes the next seeding store these datasets from their first row. @throws a storage code */
export async function forgetDatasets(names: readonly string[]): Promise<void> {
  // Visitor changes are reverted in all datasets, because half of a change could remain otherwise.
  await dropVisitorChanges()
  await withDatabase((db) => db.datasets.where('name').anyOf(names).modify({ rowsDone: 0, complete: 0 }))
}

/**
 * Makes the next check of the maps download these again; they are used until then. A map that staff loaded is
 * on no host and stays.
 * @throws a storage code
 */
export function forgetArchives(names: readonly string[]): Promise<void> {
  return withDatabase((db) =>
    db.transaction('rw', db.device, db.mapArchives, async () => {
      const extracts = await extractsIn(db)
      const known = (await db.device.get(ARCHIVE_HASHES_FACT))?.value as Record<string, string> | undefined
      const kept = Object.entries(known ?? {}).filter(([name]) => !names.includes(name) || name in extracts)
      await db.device.put({ key: ARCHIVE_HASHES_FACT, value: Object.fromEntries(kept) })
    }),
  )
}
