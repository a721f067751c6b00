import type { DatasetName } from '../schemas/datasetStores'
import { DATASETS } from '../schemas/datasets'
import { awaitedShift } from './awaitedShift'
import type { DatasetState } from './db'

/** The weekday shift with which rows of a dataset were stored; none for rows of older builds. */
export function storedShift(state: Pick<DatasetState, 'shift'>): number {
  return state.shift ?? 0
}

/** Whether rows of the dataset still have the shift of another weekday than the visit's. */
export function isShifting(name: DatasetName, state: Pick<DatasetState, 'shift'>): boolean {
  const awaited = awaitedShift()
  return awaited !== null && DATASETS[name].shifts === true && storedShift(state) !== awaited
}
