import * as v from 'valibot'
import { AppError } from '#domain/base/errors'
import { LONG_CALL, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { TripPathsSchema } from '../schemas/trips'

/**
 * Trip paths along a region's map override (`npm run basemap -- <region> <file>`). They are stored next to
 * the built-in paths, which belong to the demo data, and are read instead of them.
 */
const FACT = 'ownPaths'
const OVERRIDE_PREFIX = 'own/'

/** The id under which a row's override path is stored. */
export const overridePathId = (id: string): string => `${OVERRIDE_PREFIX}${id}`

/** SHA-256 of the stored override paths by region. */
export async function overridePathHashes(): Promise<Map<string, string>> {
  const fact = await withDatabase((db) => db.device.get(FACT))
  return new Map(Object.entries((fact?.value ?? {}) as Record<string, string>))
}

/**
 * Replaces the region's override paths, all rows or none.
 * @throws AppError dataset-invalid, or a storage code
 */
export function storeOverridePaths(region: string, sha256: string, bytes: ArrayBuffer): Promise<void> {
  return replace(region, sha256, readPathRows(region, bytes))
}

/** Deletes a region's override paths, so that the built-in ones are used again. */
export const deleteOverridePaths = (region: string): Promise<void> => replace(region, undefined, [])

function replace(region: string, sha256: string | undefined, rows: readonly PathRow[]): Promise<void> {
  return withDatabase(
    (db) => db.transaction('rw', db.tripPaths, db.device, () => replacePathsIn(db, region, sha256, rows)),
    LONG_CALL,
  )
}

/** Replaces them inside a transaction that covers the tables `tripPaths` and `device`. */
export async function replacePathsIn(
  db: PharosDatabase,
  region: string,
  sha256: string | undefined,
  rows: readonly PathRow[],
): Promise<void> {
  const { [region]: _before, ...others } = ((await db.device.get(FACT))?.value ?? {}) as Record<
    string,
    string
  >
  await db.tripPaths
    .where('id')
    .startsWith(overridePathId(`${region}/`))
    .delete()
  await db.tripPaths.bulkPut(rows.map((row) => ({ ...row, id: overridePathId(row.id) })))
  await db.device.put({ key: FACT, value: sha256 ? { ...others, [region]: sha256 } : others })
}

type PathRow = v.InferOutput<typeof TripPathsSchema>

/** The rows of a file of override paths. @throws AppError dataset-invalid */
export function readPathRows(region: string, bytes: ArrayBuffer): PathRow[] {
  const parsed = v.safeParse(v.array(TripPathsSchema), parse(bytes))
  if (!parsed.success)
    throw new AppError('dataset-invalid', `own paths of ${region}: ${v.getDotPath(parsed.issues[0])}`)
  const stray = parsed.output.find((row) => row.id !== `${region}/${row.vehicleId}`)
  if (stray) throw new AppError('dataset-invalid', `own paths of ${region} hold ${stray.id}`)
  return parsed.output
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
