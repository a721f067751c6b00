import { type DatasetName, storeOf } from '../schemas/datasetStores'
import { isShifting } from './datasetShift'
import type { PharosDatabase } from './db'
import { createLiveQuery, type LiveQuery, PENDING, type QueryArgument } from './live'
import { sharedTransaction } from './readTogether'

/**
 * Reads once all of `names` are completely stored with the visit's weekday; `PENDING` until then. One
 * transaction, so that a join reads one state of the database and a live query tracks all of it.
 */
export function readStored<T>(
  db: PharosDatabase,
  names: readonly DatasetName[],
  read: () => Promise<T>,
): Promise<T | typeof PENDING> {
  const stores = ['datasets', ...names.map((name) => storeOf(name).store)]
  return sharedTransaction(db, stores, async () => {
    const states = await db.datasets.bulkGet([...names])
    const isThere = names.every((name, at) => {
      const state = states[at]
      return state?.complete === 1 && !isShifting(name, state)
    })
    return isThere ? read() : PENDING
  })
}

/** A query over datasets: loading while one of them is being stored, missing when `read` returns undefined. */
export function storedQuery<Args extends readonly QueryArgument[], T>(
  names: readonly DatasetName[],
  read: (db: PharosDatabase, ...args: Args) => Promise<T | undefined>,
): LiveQuery<Args, T> {
  return createLiveQuery((db: PharosDatabase, ...args: Args) =>
    readStored(db, names, () => read(db, ...args)),
  )
}
