import type { Page } from '@playwright/test'
import type { Interaction } from '../../src/domain/interaction'

/** Tables a test reads; the kiosk's own code has no part in it. */
interface Tables {
  interactions: Interaction
  vehicles: { id: string; details: Record<string, unknown> }
  datasets: { name: string; rowsDone: number; rowsTotal: number; complete: 0 | 1 }
  originals: { table: string; key: string; row: unknown }
  visits: { id: string; startedAt: string; endedAt: string | null }
  staffNotes: { code: string; detail: string; count: number }
}

/** All rows of a table of database `pharos`; none when the database or the table is not there. */
export function rowsOf<Name extends keyof Tables>(page: Page, table: Name): Promise<Tables[Name][]> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases()
    // Opening a database that is not there would make an empty one under the kiosk's feet.
    if (!known.some((database) => database.name === 'pharos')) return []
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answer(indexedDB.open('pharos'))
    try {
      if (!database.objectStoreNames.contains(name)) return []
      return await answer(database.transaction(name).objectStore(name).getAll())
    } finally {
      database.close()
    }
  }, table)
}

/** The recorded interactions, oldest first. */
export async function interactionsOf(page: Page): Promise<Interaction[]> {
  return (await rowsOf(page, 'interactions')).sort((a, b) => a.seq - b.seq)
}

/** The actions recorded so far, oldest first. */
export async function actionsOf(page: Page): Promise<string[]> {
  return (await interactionsOf(page)).map(({ action }) => action)
}

/** Makes a database `pharos` of a schema far newer than this build's, holding one interaction. */
export function makeNewerDatabase(page: Page, version: number): Promise<void> {
  return page.evaluate(
    (number) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('pharos', number)
        request.onupgradeneeded = () => {
          const { result } = request
          if (result.objectStoreNames.contains('interactions')) return
          result
            .createObjectStore('interactions', { keyPath: 'id' })
            .put({ id: 'kept', action: 'Home', seq: 1 })
        }
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
        request.onerror = () => reject(request.error)
        request.onblocked = () => reject(new Error('blocked'))
      }),
    version,
  )
}

/** The native schema version of database `pharos`; null when there is none. */
export function databaseVersion(page: Page): Promise<number | null> {
  return page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'pharos')?.version ?? null,
  )
}
