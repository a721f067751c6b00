import * as v from 'valibot'
import { issuesOf } from '../rules/issues'

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

/** A dataset whose rows need keep no more than their schema by themselves. */
export function plainDataset(
  name: string,
  file: string,
  row: v.GenericSchema,
  build: () => readonly unknown[],
): Dataset {
  return {
    name,
    file,
    build,
    problems(rows) {
      const parsed = v.safeParse(v.array(row), rows)
      return parsed.success ? [] : issuesOf(name, parsed.issues)
    },
  }
}
