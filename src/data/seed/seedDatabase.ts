import { asAppError } from '#domain/base/errors'
import { awaitShift } from '../core/awaitedShift'
import { withDatabase } from '../core/databaseConnection'
import { isShifting } from '../core/datasetShift'
import type { DatasetState } from '../core/db'
import { setSeedProblem } from '../core/seedStatus'
import { isDatasetName } from '../schemas/datasetStores'
import { DATASETS } from '../schemas/datasets'
import type { SeedProgress } from './seed'
import { storeOffThread } from './worker/storeOffThread'

/** Stores the shipped datasets, rotated by `shift` days. @throws AppError as `storeDatasets` */
export type StoreDatasets = (onProgress: (progress: SeedProgress) => void, shift: number) => Promise<void>

/**
 * Stores the datasets and publishes the result to every query: a failure becomes the error of the waiting
 * screens.
 * @throws AppError as `storeDatasets`
 */
export async function seedDatabase(
  onProgress: (progress: SeedProgress) => void,
  shift: number,
  store: StoreDatasets = storeOffThread,
): Promise<void> {
  setSeedProblem(null)
  try {
    await awaitDays(shift)
    await store(onProgress, shift)
  } catch (error) {
    const problem = asAppError(error)
    setSeedProblem(problem)
    throw problem
  } finally {
    await awaitDays(null).catch(() => undefined)
  }
}

/**
 * Makes queries over past days wait until their rows are stored with the shift; null lets them use the stored
 * rows, so that a failed rotation leaves the rows of another weekday rather than none.
 */
async function awaitDays(shift: number | null): Promise<void> {
  const turning = (states: readonly DatasetState[]): DatasetState[] =>
    states.filter(({ name, ...state }) => isDatasetName(name) && isShifting(name, state))
  const stored = await withDatabase((db) => db.datasets.toArray())
  const wasShifting = turning(stored).length > 0
  awaitShift(shift)
  // Most starts rotate nothing, and in WebKit a page that is left during a write delays the next one's reads.
  if (!wasShifting && turning(stored).length === 0) return
  // Written again so that queries over them run again.
  await withDatabase((db) =>
    db.transaction('rw', db.datasets, async () => {
      const states = await db.datasets.toArray()
      await db.datasets.bulkPut(states.filter(({ name }) => isDatasetName(name) && DATASETS[name].shifts))
    }),
  )
}
