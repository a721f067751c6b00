import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { createConnection, type DatabaseConnection, type RunDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'

// Dexie reads the global IndexedDB when it is loaded, which may be before this file.
Dexie.dependencies.indexedDB = indexedDB
Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** Deletes the kiosk's database, like a new device. */
export async function forgetDatabase(): Promise<void> {
  await Dexie.delete(DATABASE_NAME)
}

let names = 0

/** A unique name, so that each test has its own database. */
export function freshDatabaseName(): string {
  names += 1
  return `pharos-test-${names}`
}

/** A connection that retries without delays. */
export function createTestConnection(name = freshDatabaseName()): DatabaseConnection {
  return createConnection({ name, sleep: () => Promise.resolve() })
}

/** Called around each database access of a simulated tab. */
export type Around = <T>(access: () => Promise<T>) => Promise<T>

/** Wraps the connection's `run`, to count accesses or to simulate failures and crashes. */
export function wrapRun(connection: DatabaseConnection, around: Around): RunDatabase {
  return (work, options) => around(() => connection.run(work, options))
}
