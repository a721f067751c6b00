import { withDatabase } from '../core/databaseConnection'
import { dropVisitorChanges } from '../core/visitorChanges'
import { ARCHIVE_HASHES_FACT } from '../map/archives'
import { extractsIn } from '../map/deviceExtracts'

/** What readiness found wrong in the database, marked so that it is stored anew (docs/booth.md B4). */

/** Has the next seeding store these datasets from their first row. @throws a storage code */
export async function forgetDatasets(names: readonly string[]): Promise<void> {
  // What a visitor changed goes back in all datasets, or half of a change would stay.
  await dropVisitorChanges()
  await withDatabase((db) => db.datasets.where('name').anyOf(names).modify({ rowsDone: 0, complete: 0 }))
}

/**
 * Has the next look at the maps download these again; they are drawn until then. A map that staff loaded comes from
 * no host and stays as it is. @throws a storage code
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
