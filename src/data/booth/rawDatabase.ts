import { withinLimit } from '../../domain/kiosk/limit'
import { DATABASE_NAME } from '../core/db'

/**
 * The database as the browser has it, without its library and whatever its version: for safe mode, where what
 * opens it as usual may be what fails (docs/booth.md B11).
 */
export interface RawDatabase {
  /** Rows of a table after a key, in the order of their keys; none where there is no such table. */
  page<Row>(table: string, afterKey: string | null, limit: number): Promise<Row[]>
  /** Empties every table but those named and forgets the named facts of the device, in one transaction. */
  clearAllBut(kept: readonly string[], facts: readonly string[]): Promise<void>
  /** A value of the table `device`. */
  fact(key: string): Promise<unknown>
  close(): void
}

/** A page that hangs on to the database may keep it for good. */
const OPEN_LIMIT_MS = 4_000

/** @throws when the browser cannot open it, or does not in time */
export async function openRawDatabase(): Promise<RawDatabase> {
  const request = indexedDB.open(DATABASE_NAME)
  // A database that was not there must not come into being without its tables.
  request.onupgradeneeded = () => request.transaction?.abort()
  const db = await inTime(answer(request))
  const has = (table: string) => db.objectStoreNames.contains(table)
  return {
    async page<Row>(table: string, afterKey: string | null, limit: number) {
      if (!has(table)) return []
      const range = afterKey === null ? null : IDBKeyRange.lowerBound(afterKey, true)
      return (await answer(db.transaction(table).objectStore(table).getAll(range, limit))) as Row[]
    },
    async clearAllBut(kept, facts) {
      const tables = [...db.objectStoreNames]
      if (tables.length === 0) return
      const transaction = db.transaction(tables, 'readwrite')
      for (const table of tables) if (!kept.includes(table)) transaction.objectStore(table).clear()
      if (has('device')) for (const key of facts) transaction.objectStore('device').delete(key)
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
    },
    async fact(key) {
      if (!has('device')) return undefined
      const row = await answer(db.transaction('device').objectStore('device').get(key))
      return (row as { value?: unknown } | undefined)?.value
    },
    close: () => db.close(),
  }
}

/** Deletes the database with all that is in it. @throws when the browser does not */
export function deleteRawDatabase(): Promise<unknown> {
  return inTime(answer(indexedDB.deleteDatabase(DATABASE_NAME)))
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return withinLimit(work, OPEN_LIMIT_MS, () => {
    throw new Error('the database did not answer in time')
  })
}
