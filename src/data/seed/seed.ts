import { AppError, asAppError } from '#domain/base/errors'
import { LONG_CALL, withDatabase } from '../core/databaseConnection'
import { storedShift } from '../core/datasetShift'
import type { DatasetState } from '../core/db'
import { type HashedRow, hashRows } from '../core/sha256'
import { dropVisitorChanges } from '../core/visitorChanges'
import { DATASET_NAMES, isDatasetName, storeOf } from '../schemas/datasetStores'
import { DATASETS } from '../schemas/datasets'
import type { Manifest, ManifestDataset } from '../schemas/manifest'
import { DEMO_PACK_ID } from '../schemas/pack'
import { datasetReader, fetchManifest, type KnownDataset } from './datasets'
import { activeSources, giveUpPack, PackUnreadable } from './packSources'
import { shiftedRows } from './shiftedRows'

/** Rows per transaction: few enough that a crash loses little, many enough to be fast. */
export const BATCH_ROWS = 200

export interface SeedProgress {
  done: number
  total: number
}

/** A dataset with its pack, if that is not the manifest's own. */
export type SourceDataset = ManifestDataset & { pack?: string; version?: number }

export interface SeedSources {
  manifest(): Promise<Omit<Manifest, 'datasets'> & { datasets: SourceDataset[] }>
  rows(dataset: KnownDataset): Promise<object[]>
}

/** The shipped files, read again at each seeding. */
export const shippedSources = (): SeedSources => ({ manifest: fetchManifest, rows: datasetReader() })

/**
 * Updates every dataset to the shipped version, and those of past days to a weekday shift of `shift` days
 * (docs/decisions.md D43), which reverts visitor changes as a reset does. Each batch and its progress are one
 * transaction, so that an interrupted seeding resumes where it stopped. A newer dataset, or one of another
 * pack, replaces the stored one including visitor changes; an older one of the same pack never does (an old
 * build opened a newer database). A dataset that fails to load is skipped and reported at the end, and the
 * others are stored.
 * @throws AppError dataset-missing, dataset-invalid or a storage code
 */
export async function seedDatasets(
  onProgress: (progress: SeedProgress) => void = () => {},
  sources: SeedSources = shippedSources(),
  shift = 0,
): Promise<void> {
  try {
    const { pack, version, datasets } = await sources.manifest()
    const known = datasets.filter(isKnownDataset)
    const rows = shiftedRows(known, sources.rows, shift)
    let wrong: unknown
    for (const dataset of known) {
      const turn = DATASETS[dataset.name].shifts ? shift : 0
      try {
        await seedDataset({ pack, version, ...dataset, shift: turn }, onProgress, rows)
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
 * Stores every dataset: those of the pack that staff chose, and the shipped ones for the others. An
 * unreadable pack is replaced by the shipped one, with a note for staff.
 * @throws AppError as `seedDatasets`, and dataset-missing if the build has datasets that the host does not
 * list
 */
export async function storeDatasets(
  onProgress: (progress: SeedProgress) => void,
  shift: number,
  shipped: SeedSources = shippedSources(),
): Promise<void> {
  try {
    await seedDatasets(onProgress, await activeSources(shipped), shift)
  } catch (error) {
    if (!(error instanceof PackUnreadable)) throw error
    await giveUpPack(error.message)
    await seedDatasets(onProgress, shipped, shift)
  }
  if (!(await datasetsComplete())) throw new AppError('dataset-missing')
}

/** A dataset with its pack and weekday shift. */
interface PackDataset extends KnownDataset {
  pack: string
  version: number
  shift: number
}

async function seedDataset(
  dataset: PackDataset,
  onProgress: (progress: SeedProgress) => void,
  readRows: SeedSources['rows'],
): Promise<void> {
  const { name, pack, version, shift, rows: total } = dataset
  const stored = await withDatabase((db) => db.datasets.get(name))
  const storedPack = stored && (stored.pack ?? DEMO_PACK_ID)
  const state = storedPack === pack ? stored : undefined
  const isSame = state?.version === version && storedShift(state) === shift
  // A pack that staff chose is stored in the chosen version, even if it is older.
  const isNewer = pack === DEMO_PACK_ID && state !== undefined && state.version > version
  if (isNewer || (isSame && state.complete === 1)) return
  const rows = await readRows(dataset)
  if (rows.length !== total)
    throw new AppError('dataset-invalid', `${name}: ${rows.length} rows instead of ${total}`)
  // Visitor changes are reverted in all datasets, because half of a change could remain otherwise.
  if (stored && (storedPack !== pack || storedShift(stored) !== shift)) await dropVisitorChanges()
  const sha256 = await hashRows(rows as readonly HashedRow[])
  let done = isSame ? state.rowsDone : 0
  // Runs once even without rows, because the stored state marks the dataset as complete.
  do {
    done = await storeBatch(dataset, rows, sha256, done)
    onProgress({ done, total })
  } while (done < total)
}

/**
 * Stores rows starting at `from`; the first batch deletes the previous rows.
 * @returns the number of rows that are done
 */
async function storeBatch(
  { name, pack, version, shift }: PackDataset,
  rows: object[],
  sha256: string | null,
  from: number,
): Promise<number> {
  const done = Math.min(from + BATCH_ROWS, rows.length)
  const state: DatasetState = {
    name,
    pack,
    version,
    ...(shift > 0 && { shift }),
    rowsDone: done,
    rowsTotal: rows.length,
    complete: done === rows.length ? 1 : 0,
    ...(sha256 !== null && { sha256 }),
  }
  const { store, idPrefix } = storeOf(name)
  return withDatabase(
    (db) =>
      db.transaction('rw', db.table(store), db.datasets, db.originals, async () => {
        if (from === 0) {
          if (idPrefix) await db.table(store).where('id').startsWith(idPrefix).delete()
          else await db.table(store).clear()
          await db.originals.where('table').equals(store).delete()
        } else {
          // Another tab, whose visit has another weekday or which follows another pack, stores them again:
          // rows of both would be mixed.
          const now = await db.datasets.get(name)
          if (now && !isOf(now, state)) return rows.length
        }
        await db.table(store).bulkPut(rows.slice(from, done))
        await db.datasets.put(state)
        return done
      }),
    LONG_CALL,
  )
}

/** Whether both have the same pack, version and weekday shift. */
function isOf(stored: DatasetState, state: DatasetState): boolean {
  return (
    (stored.pack ?? DEMO_PACK_ID) === state.pack &&
    stored.version === state.version &&
    storedShift(stored) === storedShift(state)
  )
}

/** Whether every dataset of the build is completely stored. */
export async function datasetsComplete(): Promise<boolean> {
  const states = await withDatabase((db) => db.datasets.toArray())
  return DATASET_NAMES.every((name) => states.some((state) => state.name === name && state.complete === 1))
}

function isDatasetError(error: unknown): boolean {
  if (error instanceof PackUnreadable) return false
  return error instanceof AppError && (error.code === 'dataset-missing' || error.code === 'dataset-invalid')
}

function isKnownDataset<Set extends ManifestDataset>(dataset: Set): dataset is Set & KnownDataset {
  return isDatasetName(dataset.name)
}
