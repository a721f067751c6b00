import type { Page } from '@playwright/test'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import type { Geofence } from '#domain/geofence/geofence'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import type { Charger } from '#domain/places/charger'
import type { Interaction } from '#domain/recording/interaction'
import type { Expense } from '#domain/reports/expense'

/** Tables that tests read without the kiosk's own code. */
interface Tables {
  interactions: Interaction
  gameRuns: GameRun
  customNotifications: NotificationRule
  geofences: Geofence
  chargers: Charger
  expenses: Expense
  fleets: { id: string; name: string }
  vehicles: {
    id: string
    label: string
    vin: string
    addOns: { camera: boolean }
    driverId: string | null
    details: Record<string, unknown>
  }
  datasets: {
    name: string
    pack: string
    version: number
    rowsDone: number
    rowsTotal: number
    complete: 0 | 1
  }
  originals: { table: string; key: string; row: unknown }
  visits: { id: string; startedAt: string; endedAt: string | null; touched?: 1 }
  staffNotes: { code: string; detail: string; count: number }
  trips: {
    id: string
    vehicleId: string
    daysAgo: number
    number: number
    minutes: number
  }
  /** Table of a future build. */
  future: { id: string }
}

/** All rows of a table of database `pharos`; none when the database or the table is not there. */
export function rowsOf<Name extends keyof Tables>(page: Page, table: Name): Promise<Tables[Name][]> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases()
    // Opening a missing database would create an empty one before the kiosk does.
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
export async function recordedInteractions(page: Page): Promise<Interaction[]> {
  return (await rowsOf(page, 'interactions')).sort((a, b) => a.seq - b.seq)
}

/** The actions recorded so far, oldest first. */
export async function recordedActions(page: Page): Promise<string[]> {
  return (await recordedInteractions(page)).map(({ action }) => action)
}

/** Upgrades database `pharos` as a future build would, adding a table with one row. */
export function upgradeDatabase(page: Page, version: number): Promise<void> {
  return page.evaluate(
    (number) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('pharos', number)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('future', { keyPath: 'id' }).put({ id: 'kept' })
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

/** Rewrites every row of a table, to simulate customer data. The kiosk reads it after a reload. */
export function rewriteRows(page: Page, table: string, change: Record<string, unknown>): Promise<number> {
  return page.evaluate(
    ({ name, patch }) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('pharos')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction(name, 'readwrite')
          let changed = 0
          transaction.objectStore(name).openCursor().onsuccess = (event) => {
            const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
            if (!cursor) return
            cursor.update({ ...cursor.value, ...patch })
            changed += 1
            cursor.continue()
          }
          transaction.oncomplete = () => {
            database.close()
            resolve(changed)
          }
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    { name: table, patch: change },
  )
}

/** Stores a run with what was done in it. */
export function storeRun(page: Page, run: GameRun, acts: readonly GhostAct[]): Promise<void> {
  return page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('pharos')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction(['gameRuns', 'runActs'], 'readwrite')
          transaction.objectStore('gameRuns').put(rows.run)
          transaction.objectStore('runActs').put({ id: rows.run.id, acts: rows.acts })
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    { run, acts },
  )
}

/**
 * All that the device keeps: each table and both storages. What passes by itself is left out: the visit's last
 * sign of life, the delivery's tries and the router's scroll positions.
 */
export function dumpOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('pharos')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const rowsIn = (table: string) =>
      new Promise<{ key?: unknown }[]>((resolve, reject) => {
        const request = database.transaction(table).objectStore(table).getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const tables: [string, unknown][] = []
    for (const name of database.objectStoreNames) {
      const rows = (await rowsIn(name)).filter(({ key }) => key !== 'deliveryLane')
      tables.push([name, rows.length > 500 ? JSON.stringify(rows) : rows])
    }
    database.close()
    const tab = Object.entries({ ...sessionStorage }).filter(
      ([key]) => key !== 'pharos.visit' && !key.startsWith('tsr-'),
    )
    return { tables, tab, stored: { ...localStorage } }
  })
}
