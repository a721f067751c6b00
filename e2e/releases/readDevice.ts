import type { Page } from '@playwright/test'

/** Tables whose rows are all kept; of the others, which seeding fills, a few and what the visitor changed are enough. */
const OWN_TABLES = [
  'interactions',
  'visits',
  'gameRuns',
  'runActs',
  'datasets',
  'originals',
  'device',
  'staffNotes',
  'packs',
]

/** Everything that the page's origin holds in database and storage; bytes as base64, archives without theirs, as `src/data/testing/releases.ts` reads it. */
export function readDevice(page: Page) {
  return page.evaluate(async (ownTables) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept = (_key: string, value: unknown): unknown => {
      if (!(value instanceof ArrayBuffer)) return value
      let text = ''
      for (const byte of new Uint8Array(value)) text += String.fromCharCode(byte)
      return { base64: btoa(text) }
    }
    const database = await answer(indexedDB.open('pharos'))
    const changed = await answer(database.transaction('originals').objectStore('originals').getAll())
    const tables = []
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name)
      const rows = await answer(store.getAll(null, ownTables.includes(name) ? undefined : 3))
      for (const { table, key } of changed)
        if (table === name && !rows.some(({ id }) => id === key)) rows.push(await answer(store.get(key)))
      if (name === 'mapArchives') for (const row of rows) row.bytes = new ArrayBuffer(16)
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath, unique, multiEntry } = store.index(index)
        return { name: index, keyPath, unique, multiEntry }
      })
      tables.push({ name, keyPath: store.keyPath, indexes, rows: JSON.parse(JSON.stringify(rows, kept)) })
    }
    const { version } = database
    database.close()
    return { version, tables, localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } }
  }, OWN_TABLES)
}
