import * as v from 'valibot'
import { isDatasetName } from './datasetStores'
import { DATASETS } from './datasets'

/** The first row that does not match the schema of its dataset; null if all do. */
export function wrongRow(name: string, rows: readonly unknown[]): { row: string; detail: string } | null {
  if (!isDatasetName(name)) return { row: '', detail: 'no such dataset' }
  const schema: v.GenericSchema = DATASETS[name].schema
  for (const [at, row] of rows.entries()) {
    const result = v.safeParse(schema, row, { abortEarly: true })
    if (result.success) continue
    const [issue] = result.issues
    const id: unknown = Object(row).id
    return {
      row: typeof id === 'string' ? id.slice(0, 40) : `#${at + 1}`,
      detail: [v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
    }
  }
  return null
}
