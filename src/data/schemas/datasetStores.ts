import { DATASETS, OWN_DATASETS, PART_DATASETS } from './datasets'
import type { DatasetDescriptor } from './descriptor'

/** Names, row types and tables derived from the dataset descriptors. */

export type DatasetName = keyof typeof DATASETS
export const DATASET_NAMES = Object.keys(DATASETS) as DatasetName[]

/** The row type of each dataset. */
export type DatasetRows = {
  [Name in DatasetName]: (typeof DATASETS)[Name] extends DatasetDescriptor<infer Row> ? Row : never
}

type OwnStore = keyof typeof OWN_DATASETS
type PartName = keyof typeof PART_DATASETS
type RowOfPart<Store> = {
  [Name in PartName]: (typeof PART_DATASETS)[Name]['store'] extends Store ? DatasetRows[Name] : never
}[PartName]

/** The row type of each dataset table. */
export type StoreRows = Pick<DatasetRows, OwnStore> & {
  [Store in (typeof PART_DATASETS)[PartName]['store']]: RowOfPart<Store>
}

/** Tables whose rows a visitor may change; never interactions or game runs. */
export type ChangeableStore = OwnStore
export const CHANGEABLE_STORES = Object.keys(OWN_DATASETS) as ChangeableStore[]

export const isDatasetName = (name: string): name is DatasetName => Object.hasOwn(DATASETS, name)
const isPart = (name: DatasetName): name is PartName => Object.hasOwn(PART_DATASETS, name)

/** The table of a dataset and the id prefix of its rows, empty for a dataset with its own table. */
export function storeOf(name: DatasetName): { store: keyof StoreRows; idPrefix: string } {
  return isPart(name) ? PART_DATASETS[name] : { store: name, idPrefix: '' }
}

/** The tables of all datasets, with their indexes. */
export const DATASET_TABLES: Readonly<Record<string, string>> = Object.fromEntries(
  DATASET_NAMES.map((name) => [storeOf(name).store, DATASETS[name].indexes]),
)
