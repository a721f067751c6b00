import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { clearQueryCache } from '../core/live'
import { type DatasetName, storeOf } from '../schemas/datasetStores'
import { forgetDatabase } from './tab'

/** Rows of some datasets; a row may lack the fields that a test does not need. */
export type TestRows = { readonly [Name in DatasetName]?: readonly object[] }

/** Stores rows and marks their datasets as complete, also those without rows. */
export async function seedRows(rows: TestRows): Promise<void> {
  await withDatabase(async (db) => {
    for (const [name, values] of Object.entries(rows)) {
      await db.table(storeOf(name as DatasetName).store).bulkPut(values)
      const count = values.length
      await db.datasets.put({ name, version: 1, rowsDone: count, rowsTotal: count, complete: 1 })
    }
  })
}

/** Begins a new database with these rows, and forgets the answers of the one before. */
export async function freshRows(rows: TestRows): Promise<void> {
  clearQueryCache()
  closeDatabase()
  await forgetDatabase()
  await seedRows(rows)
}
