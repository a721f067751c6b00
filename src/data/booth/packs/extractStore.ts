import type { Region } from '#domain/base/locale'
import { LONG_CALL, type RunDatabase, withDatabase } from '../../core/databaseConnection'
import type { PharosDatabase } from '../../core/db'
import { createLiveQuery, type LiveQuery } from '../../core/live'
import { ARCHIVE_HASHES_FACT } from '../../map/archives'
import { type DeviceExtracts, EXTRACTS_FACT, extractsIn, readExtracts } from '../../map/deviceExtracts'
import { readPathRows, replacePathsIn } from '../../map/overridePaths'
import type { CheckedExtract } from './readExtract'

/** Under which name the shipped map of a region waits while staff's is in use. */
const shippedName = (region: Region): string => `${region}-shipped`

/**
 * Puts a checked map in the place of its region's: its bytes, its paths, their hashes and the fact that it is staff's
 * in one transaction, so that a power cut leaves the one or the other.
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

/** Gives a region its shipped map back; without one on the device the next start downloads it. */
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

/** Which regions have a map of staff's. */
export const extractsQuery: LiveQuery<[], DeviceExtracts> = createLiveQuery(readExtracts)

async function setHash(db: PharosDatabase, region: Region, sha256: string): Promise<void> {
  const hashes = (await db.device.get(ARCHIVE_HASHES_FACT))?.value as Record<string, string> | undefined
  await db.device.put({ key: ARCHIVE_HASHES_FACT, value: { ...hashes, [region]: sha256 } })
}

function inMaps(run: RunDatabase, work: (db: PharosDatabase) => Promise<void>): Promise<void> {
  return run((db) => db.transaction('rw', db.mapArchives, db.tripPaths, db.device, () => work(db)), LONG_CALL)
}
