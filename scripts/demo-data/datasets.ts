import { vehicleProblems } from './vehicleProblems'
import { buildVehicles } from './vehicles'

export interface Dataset {
  /** Name of the database table. */
  name: string
  /** File in `demo-data/`; small datasets share one, because every file is one more to precache. */
  file: string
  /** Makes all rows; the same on every run and machine. */
  build: () => readonly unknown[]
  /** What is wrong with such rows by themselves, a plain sentence each. */
  problems: (rows: readonly unknown[]) => string[]
}

/**
 * Every dataset of the demo, in the order in which a device stores them: first what the first rooms
 * show. A new subject is a line here, a line in `src/data/seed/datasets.ts` and files beside.
 */
export const DATASETS: readonly Dataset[] = [
  { name: 'vehicles', file: 'vehicles.json', build: buildVehicles, problems: vehicleProblems },
]

/** Where the files lie. */
export const DEMO_DATA_FOLDER = `${import.meta.dirname}/../../demo-data`
