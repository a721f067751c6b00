import type { PharosDatabase } from './db'
import type { DatasetName } from './seed/datasets'

/** All rows of a dataset in the order of their ids' index; null while it is still being stored. */
export async function wholeDataset<T>(db: PharosDatabase, name: DatasetName): Promise<T[] | null> {
  const state = await db.datasets.get(name)
  return state?.complete === 1 ? db.table<T>(name).toArray() : null
}
