import { readFileSync } from 'node:fs'
import { DATASETS, DEMO_DATA_FOLDER } from '../datasets'
import type { DemoData } from '../rules/rule'

/** The rows of every dataset as they lie in the repository: for tests, which need not route all trips anew. */
export function committedRows(): DemoData {
  const files = new Map<string, Record<string, unknown>>()
  const fileOf = (file: string): Record<string, unknown> => {
    const known = files.get(file) ?? JSON.parse(readFileSync(`${DEMO_DATA_FOLDER}/${file}`, 'utf8'))
    files.set(file, known)
    return known
  }
  return Object.fromEntries(
    DATASETS.map(({ name, file }) => [name, fileOf(file)[name]]),
  ) as unknown as DemoData
}
