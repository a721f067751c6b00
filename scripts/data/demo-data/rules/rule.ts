import type { DatasetName, DatasetRows } from '../../../../src/data/schemas/datasetStores'

/** The rows of every dataset, after each of them has kept its own schema. */
export type DemoData = { [Name in DatasetName]: DatasetRows[Name][] }

/** What datasets must say together. */
export interface CrossRule {
  /** The rule as a line of the report. */
  says: string
  /** Holds for the files alone: what it is about is not shown from the rows. */
  filesOnly?: true
  /** What breaks it, a plain sentence each, and how many things were checked. */
  check(data: DemoData): { checked: number; problems: string[] }
}

/** The sentence when something is wrong, nothing when not. */
export const when = (wrong: boolean, sentence: string): string[] => (wrong ? [sentence] : [])
