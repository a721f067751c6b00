import type { Region } from '#domain/base/locale'
import { LONG_CALL, type RunDatabase, withDatabase } from '../../core/databaseConnection'
import type { PharosDatabase } from '../../core/db'
import { createLiveQuery, type LiveQuery } from '../../core/live'
import { ARCHIVE_HASHES_FACT } from '../../map/archives'
import { type DeviceExtracts, EXTRACTS_FACT, extractsIn, readExtracts } from '../../map/deviceExtracts'
import { readPathRows, replacePathsIn } from '../../map/overridePaths'
import type { CheckedExtract } from './readExtract'

/** Name of a region's shipped map while staff's map is in use. */
const shippedName = (region: Region): string => `${region}-shipped`

/**
 * Replaces a region's map by a checked one: its bytes, its paths, their hashes and the fact that it is
 * staff's, in one transaction, so that a power cut leaves either the old or the new one.
 */
export function storeExtract(
  { region, entry, fileName, bytes, paths }: CheckedExtract,
  loadedAt: string,
  run: RunDatabase = withDatabase,
): Promise<void> {
  const rows = paths ? readPathRows(region, paths) : []
  return inMaps(run, async (db) => {
    const extracts = await extractsIn(db)
    const shipped = await db.mapArchives.get(region)
    if (!extracts[region] && shipped) await db.mapArchives.put({ ...shipped, name: shippedName(region) })
    await db.mapArchives.put({ name: region, sha256: entry.sha256, bytes })
    await setHash(db, region, entry.sha256)
    await replacePathsIn(db, region, entry.paths?.sha256, rows)
    await db.device.put({
      key: EXTRACTS_FACT,
      value: { ...extracts, [region]: { entry, fileName, loadedAt } },
    })
  })
}

/** Restores a region's shipped map; if it is not on the device, the next start downloads it. */
export function removeExtract(region: Region, run: RunDatabase = withDatabase): Promise<void> {
  return inMaps(run, async (db) => {
    const { [region]: removed, ...others } = await extractsIn(db)
    if (!removed) return
    const shipped = await db.mapArchives.get(shippedName(region))
    if (shipped) await db.mapArchives.put({ ...shipped, name: region })
    else await db.mapArchives.delete(region)
    await db.mapArchives.delete(shippedName(region))
    await setHash(db, region, shipped?.sha256 ?? '')
    await replacePathsIn(db, region, undefined, [])
    await db.device.put({ key: EXTRACTS_FACT, value: others })
  })
}

/** Regions with a map loaded by staff. */
export const extractsQuery: LiveQuery<[], DeviceExtracts> = createLiveQuery(readExtracts)

async function setHash(db: PharosDatabase, region: Region, sha256: string): Promise<void> {
  const hashes = (await db.device.get(ARCHIVE_HASHES_FACT))?.value as Record<string, string> | undefined
  await db.device.put({ key: ARCHIVE_HASHES_FACT, value: { ...hashes, [region]: sha256 } })
}

function inMaps(run: RunDatabase, work: (db: PharosDatabase) => Promise<void>): Promise<void> {
  return run((db) => db.transaction('rw', db.mapArchives, db.tripPaths, db.device, () => work(db)), LONG_CALL)
}
