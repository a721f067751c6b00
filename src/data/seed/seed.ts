import { AppError, asAppError } from '../../domain/kiosk/errors'
import type { DatasetState } from '../core/db'
import { withDatabase } from '../core/gate'
import { DATASET_NAMES, isDatasetName, storeOf } from '../schemas/datasetStores'
import type { Manifest } from '../schemas/manifest'
import { DEMO_PACK_ID } from '../schemas/pack'
import { datasetReader, fetchManifest, type KnownDataset } from './datasets'

/** Rows a transaction: small enough that a kill loses little, large enough to be quick. */
export const BATCH_ROWS = 200

export interface SeedProgress {
  done: number
  total: number
}

export interface SeedSources {
  manifest(): Promise<Manifest>
  rows(dataset: KnownDataset): Promise<object[]>
}

/** What was shipped; files are read anew at each seeding. */
const shipped = (): SeedSources => ({ manifest: fetchManifest, rows: datasetReader() })

/**
 * Brings every dataset to the shipped version. Each batch and its progress are one transaction, so a
 * kill half way is taken up where it stopped. A newer dataset replaces the old one and what visitors
 * changed in it, and so does one of another pack; an older one of the same pack never replaces a newer
 * (an old build met a new database). A dataset that cannot be had is left out and said at the end, the
 * others are stored.
 * @throws AppError dataset-missing, dataset-invalid or a storage code
 */
export async function seedDatasets(
  onProgress: (progress: SeedProgress) => void = () => {},
  sources: SeedSources = shipped(),
): Promise<void> {
  try {
    const { pack, version, datasets } = await sources.manifest()
    let wrong: unknown
    for (const dataset of datasets.filter(isKnown)) {
      try {
        await seedOne({ ...dataset, pack, version }, onProgress, sources)
      } catch (error) {
        // One file that is wrong or missing keeps the others from no room; a sick database does.
        if (!isAboutData(error)) throw error
        wrong ??= error
      }
    }
    if (wrong) throw wrong
  } catch (error) {
    throw asAppError(error)
  }
}

/** A dataset and the pack that it is of. */
interface PackDataset extends KnownDataset {
  pack: string
  version: number
}

async function seedOne(
  dataset: PackDataset,
  onProgress: (progress: SeedProgress) => void,
  sources: SeedSources,
): Promise<void> {
  const { name, pack, version, rows: total } = dataset
  const stored = await withDatabase((db) => db.datasets.get(name))
  const state = stored && (stored.pack ?? DEMO_PACK_ID) === pack ? stored : undefined
  if (state && (state.version > version || (state.version === version && state.complete === 1))) return
  const rows = await sources.rows(dataset)
  if (rows.length !== total)
    throw new AppError('dataset-invalid', `${name}: ${rows.length} rows instead of ${total}`)
  let done = state?.version === version ? state.rowsDone : 0
  // Once even without rows: it is the state that says that nothing is missing.
  do {
    done = await storeBatch(dataset, rows, done)
    onProgress({ done, total })
  } while (done < total)
}

/** Stores rows from `from` on; the first batch clears what was there before. @returns rows done */
async function storeBatch(
  { name, pack, version }: PackDataset,
  rows: object[],
  from: number,
): Promise<number> {
  const done = Math.min(from + BATCH_ROWS, rows.length)
  const state: DatasetState = {
    name,
    pack,
    version,
    rowsDone: done,
    rowsTotal: rows.length,
    complete: done === rows.length ? 1 : 0,
  }
  const { store, idPrefix } = storeOf(name)
  await withDatabase((db) =>
    db.transaction('rw', db.table(store), db.datasets, db.originals, async () => {
      if (from === 0) {
        if (idPrefix) await db.table(store).where('id').startsWith(idPrefix).delete()
        else await db.table(store).clear()
        await db.originals.where('table').equals(store).delete()
      }
      await db.table(store).bulkPut(rows.slice(from, done))
      await db.datasets.put(state)
    }),
  )
  return done
}

/** True when every dataset of the build is wholly in the database. */
export async function datasetsComplete(): Promise<boolean> {
  const states = await withDatabase((db) => db.datasets.toArray())
  return DATASET_NAMES.every((name) => states.some((state) => state.name === name && state.complete === 1))
}

function isAboutData(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'dataset-missing' || error.code === 'dataset-invalid')
}

function isKnown(dataset: Manifest['datasets'][number]): dataset is KnownDataset {
  return isDatasetName(dataset.name)
}
