import { DATASETS, OWN_DATASETS, PART_DATASETS } from './datasets'
import type { DatasetDescriptor } from './descriptor'

/** What follows from the descriptors: names, row types, stores. */

export type DatasetName = keyof typeof DATASETS
export const DATASET_NAMES = Object.keys(DATASETS) as DatasetName[]

/** What a row of each dataset is. */
export type DatasetRows = {
  [Name in DatasetName]: (typeof DATASETS)[Name] extends DatasetDescriptor<infer Row> ? Row : never
}

type OwnStore = keyof typeof OWN_DATASETS
type PartName = keyof typeof PART_DATASETS
type RowOfPart<Store> = {
  [Name in PartName]: (typeof PART_DATASETS)[Name]['store'] extends Store ? DatasetRows[Name] : never
}[PartName]

/** What a row of each store of datasets is. */
export type StoreRows = Pick<DatasetRows, OwnStore> & {
  [Store in (typeof PART_DATASETS)[PartName]['store']]: RowOfPart<Store>
}

/** Stores whose rows a visitor may change; interactions and game runs are never among them. */
export type ChangeableStore = OwnStore
export const CHANGEABLE_STORES = Object.keys(OWN_DATASETS) as ChangeableStore[]

export const isDatasetName = (name: string): name is DatasetName => Object.hasOwn(DATASETS, name)
const isPart = (name: DatasetName): name is PartName => Object.hasOwn(PART_DATASETS, name)

/** Where a dataset's rows are stored, and how their ids begin: with nothing where the store is its own. */
export function storeOf(name: DatasetName): { store: keyof StoreRows; idPrefix: string } {
  return isPart(name) ? PART_DATASETS[name] : { store: name, idPrefix: '' }
}

/** The stores that a version of the database brought, with their indexes. */
export function storesOfVersion(version: number): Record<string, string> {
  const names = DATASET_NAMES.filter((name) => DATASETS[name].since === version)
  return Object.fromEntries(names.map((name) => [storeOf(name).store, DATASETS[name].indexes]))
}
