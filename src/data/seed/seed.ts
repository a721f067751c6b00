import { AppError, asAppError } from '../../domain/kiosk/errors'
import { withDatabase } from '../core/databaseConnection'
import type { DatasetState } from '../core/db'
import { setSeedProblem } from '../core/seedStatus'
import { DATASET_NAMES, isDatasetName, storeOf } from '../schemas/datasetStores'
import type { Manifest } from '../schemas/manifest'
import { DEMO_PACK_ID } from '../schemas/pack'
import { datasetReader, fetchManifest, type KnownDataset } from './datasets'

/** Rows per transaction: few enough that a crash loses little, many enough to be fast. */
export const BATCH_ROWS = 200

export interface SeedProgress {
  done: number
  total: number
}

export interface SeedSources {
  manifest(): Promise<Manifest>
  rows(dataset: KnownDataset): Promise<object[]>
}

/** The shipped files, read again at each seeding. */
const shipped = (): SeedSources => ({ manifest: fetchManifest, rows: datasetReader() })

/**
 * Updates every dataset to the shipped version. Each batch and its progress are one transaction, so that
 * an interrupted seeding resumes where it stopped. A newer dataset, or one of another pack, replaces the
 * stored one including visitor changes; an older one of the same pack never does (an old build opened a
 * newer database). A dataset that fails to load is skipped and reported at the end, and the others
 * are stored.
 * @throws AppError dataset-missing, dataset-invalid or a storage code
 */
export async function seedDatasets(
  onProgress: (progress: SeedProgress) => void = () => {},
  sources: SeedSources = shipped(),
): Promise<void> {
  try {
    const { pack, version, datasets } = await sources.manifest()
    let wrong: unknown
    for (const dataset of datasets.filter(isKnownDataset)) {
      try {
        await seedDataset({ ...dataset, pack, version }, onProgress, sources)
      } catch (error) {
        // An invalid or missing file must not block other datasets, while a storage error affects all.
        if (!isDatasetError(error)) throw error
        wrong ??= error
      }
    }
    if (wrong) throw wrong
  } catch (error) {
    throw asAppError(error)
  }
}

/**
 * Seeds and publishes the result to every query: a failure becomes the error of the waiting screens.
 * @throws AppError as `seedDatasets`, and dataset-missing where the build knows more than the host listed
 */
export async function seedDatabase(onProgress: (progress: SeedProgress) => void): Promise<void> {
  setSeedProblem(null)
  try {
    await seedDatasets(onProgress)
    if (!(await datasetsComplete())) throw new AppError('dataset-missing')
  } catch (error) {
    const problem = asAppError(error)
    setSeedProblem(problem)
    throw problem
  }
}

/** A dataset and its pack. */
interface PackDataset extends KnownDataset {
  pack: string
  version: number
}

async function seedDataset(
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
  // Runs once even without rows, because the stored state marks the dataset as complete.
  do {
    done = await storeBatch(dataset, rows, done)
    onProgress({ done, total })
  } while (done < total)
}

/** Stores rows starting at `from`; the first batch deletes the previous rows. @returns rows stored */
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

/** Whether every dataset of the build is completely stored. */
export async function datasetsComplete(): Promise<boolean> {
  const states = await withDatabase((db) => db.datasets.toArray())
  return DATASET_NAMES.every((name) => states.some((state) => state.name === name && state.complete === 1))
}

function isDatasetError(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'dataset-missing' || error.code === 'dataset-invalid')
}

function isKnownDataset(dataset: Manifest['datasets'][number]): dataset is KnownDataset {
  return isDatasetName(dataset.name)
}
