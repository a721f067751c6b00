import * as v from 'valibot'
import { DATASET_NAMES, type DatasetName } from '../../../src/data/schemas/datasetStores'
import { BUILDERS } from './builders'
import { DEMO_PACK } from './pack'
import { vehicleProblems } from './plan/vehicleProblems'
import { issuesOf } from './rules/issues'

/** A dataset as it is made and checked; everything but its rows comes from its descriptor. */
export interface Dataset {
  name: string
  file: string
  build: () => readonly unknown[]
  /** What is wrong with such rows by themselves, a plain sentence each. */
  problems: (rows: readonly unknown[]) => string[]
}

/** Datasets whose rows must keep more than their schema by themselves. */
const PROBLEMS: Partial<Record<DatasetName, Dataset['problems']>> = { vehicles: vehicleProblems }

/** Every dataset of the demo, in the order in which a device stores them. */
export const DATASETS: readonly (Dataset & { name: DatasetName })[] = DATASET_NAMES.map((name) => ({
  name,
  file: DEMO_PACK.descriptors[name].file,
  build: BUILDERS[name],
  problems: PROBLEMS[name] ?? ((rows) => schemaProblems(name, rows)),
}))

function schemaProblems(name: DatasetName, rows: readonly unknown[]): string[] {
  const parsed = v.safeParse(v.array<v.GenericSchema>(DEMO_PACK.descriptors[name].schema), rows)
  return parsed.success ? [] : issuesOf(name, parsed.issues)
}

/** Where the files lie. */
export const DEMO_DATA_FOLDER = `${import.meta.dirname}/../../../demo-data`
