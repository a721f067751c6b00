import { afterAwake } from '#domain/base/limit'
import { DATABASE_NAME } from '../../core/db'

/**
 * The database without its library, whatever its version: for safe mode, where the usual way to open it may
 * be what fails (docs/booth.md B11).
 */
export interface RawDatabase {
  /** Rows of a table after a key, sorted by key; none if the table does not exist. */
  page<Row>(table: string, afterKey: unknown, limit: number): Promise<Row[]>
  /** Empties all tables except the named ones and deletes the named facts of the device, in one transaction. */
  clearAllBut(kept: readonly string[], facts: readonly string[]): Promise<void>
  /** A value of the table `device`. */
  fact(key: string): Promise<unknown>
  /** Reads and changes a value of the table `device` in one transaction; an unchanged value is not written. */
  changeFact(key: string, change: (before: unknown) => unknown): Promise<void>
  close(): void
}

/** A browser that does not answer for this long is waiting for another tab, which may hold the database indefinitely. */
const HELD_AFTER_MS = 4_000

/**
 * Opens it, and waits as long as another tab blocks it.
 * @param onHeld called when opening or writing has to wait for another tab
 * @throws when the browser cannot open it
 */
export async function openRawDatabase(onHeld: () => void): Promise<RawDatabase> {
  const request = indexedDB.open(DATABASE_NAME)
  // A missing database must not be created without its tables.
  request.onupgradeneeded = () => request.transaction?.abort()
  const db = await tellWhenHeld(answer(request), onHeld)
  const has = (table: string) => db.objectStoreNames.contains(table)
  return {
    async page<Row>(table: string, afterKey: unknown, limit: number) {
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
      await tellWhenHeld(completed(transaction), onHeld)
    },
    async fact(key) {
      if (!has('device')) return undefined
      const row = await answer(db.transaction('device').objectStore('device').get(key))
      return (row as { value?: unknown } | undefined)?.value
    },
    async changeFact(key, change) {
      const transaction = db.transaction('device', 'readwrite')
      const device = transaction.objectStore('device')
      const row: { value?: unknown } | undefined = await answer(device.get(key))
      const value = change(row?.value)
      if (value !== row?.value) device.put({ key, value })
      await tellWhenHeld(completed(transaction), onHeld)
    },
    close: () => db.close(),
  }
}

/**
 * Deletes the database with its contents, once no other tab has it open.
 * @param onHeld called when it has to wait for another tab
 * @throws when the browser cannot delete it
 */
export function deleteRawDatabase(onHeld: () => void): Promise<unknown> {
  const request = indexedDB.deleteDatabase(DATABASE_NAME)
  request.onblocked = onHeld
  return tellWhenHeld(answer(request), onHeld)
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function tellWhenHeld<Value>(work: Promise<Value>, onHeld: () => void): Promise<Value> {
  return work.finally(afterAwake(HELD_AFTER_MS, onHeld))
}
