import { type DatasetName, storeOf } from '../schemas/datasetStores'
import type { PharosDatabase } from './db'
import { type Live, useLive } from './live'

/**
 * Reads once all of `names` are wholly stored; null until then. One transaction, so that a join sees
 * one state of the database, and a live query sees all of it.
 */
export function readStored<T>(
  db: PharosDatabase,
  names: readonly DatasetName[],
  read: () => Promise<T>,
): Promise<T | null> {
  return db.transaction('r', ['datasets', ...names.map((name) => storeOf(name).store)], async () => {
    const states = await db.datasets.bulkGet([...names])
    return states.every((state) => state?.complete === 1) ? read() : null
  })
}

/** A query over datasets that follows the database; null while one of them is still being stored. */
export function useStored<T>(
  names: readonly DatasetName[],
  read: (db: PharosDatabase) => Promise<T>,
  deps: unknown[] = [],
): Live<T | null> {
  return useLive((db) => readStored(db, names, () => read(db)), deps)
}
