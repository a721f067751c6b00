import type { DatasetName } from '../schemas/datasetStores'
import { DATASETS } from '../schemas/datasets'
import { awaitedTurn } from './awaitedTurn'
import type { DatasetState } from './db'

/** The turn that rows of a dataset were stored with; those that were stored before there was one have none. */
export function storedTurn(state: Pick<DatasetState, 'shift'>): number {
  return state.shift ?? 0
}

/** Whether rows of the dataset are still those of another weekday than the visit's. */
export function isTurning(name: DatasetName, state: Pick<DatasetState, 'shift'>): boolean {
  const awaited = awaitedTurn()
  return awaited !== null && DATASETS[name].turns === true && storedTurn(state) !== awaited
}
