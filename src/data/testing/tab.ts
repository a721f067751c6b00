import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { createConnection, type DatabaseConnection, type RunDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'

// Dexie looks for the browser's database when it is loaded, which may be before this file.
Dexie.dependencies.indexedDB = indexedDB
Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** Forgets the kiosk's own database, as a device that has never been here. */
export async function forgetDatabase(): Promise<void> {
  await Dexie.delete(DATABASE_NAME)
}

let names = 0

/** A name that no other test uses: each test has a database of its own. */
export function freshDatabaseName(): string {
  names += 1
  return `pharos-test-${names}`
}

/** A gate that waits for nobody: its pauses between retries take no time. */
export function createTestConnection(name = freshDatabaseName()): DatabaseConnection {
  return createConnection({ name, sleep: () => Promise.resolve() })
}

/** What happens around each database access of a simulated tab. */
export type Around = <T>(access: () => Promise<T>) => Promise<T>

/** The gate's `run` with something around each access: counting, failing, dying. */
export function wrapRun(gate: DatabaseConnection, around: Around): RunDatabase {
  return (work, options) => around(() => gate.run(work, options))
}
