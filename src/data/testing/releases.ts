import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** What a device stored after a shipped build was used in a real browser (`npm run keep-release`). */
export interface KeptRelease {
  /** As in IndexedDB: ten times Dexie's. */
  version: number
  tables: {
    name: string
    keyPath: string | string[] | null
    indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
    rows: Record<string, unknown>[]
  }[]
  localStorage: Record<string, string>
  sessionStorage: Record<string, string>
}

const FOLDER = `${import.meta.dirname}/releases`

/** Version numbers of the kept releases. */
export const KEPT_RELEASES = readdirSync(FOLDER).map((file) => file.replace('.json.gz', ''))

/** The device of a release; each call returns new rows. */
export function keptRelease(version: string): KeptRelease {
  const text = gunzipSync(readFileSync(`${FOLDER}/${version}.json.gz`)).toString()
  return JSON.parse(text, (_key, value) => {
    if (typeof value?.base64 !== 'string') return value
    const bytes = Uint8Array.from(Buffer.from(value.base64, 'base64'))
    return bytes.buffer
  })
}

/** Creates the database of a release, replacing any existing one, with its tables, indexes and version. */
export async function restoreRelease(name: string, kept: KeptRelease): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
  await makeDatabase(name, kept)
}

function makeDatabase(name: string, { version, tables }: KeptRelease): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onerror = () => reject(request.error)
    request.onupgradeneeded = () => {
      for (const table of tables) {
        const store = request.result.createObjectStore(table.name, { keyPath: table.keyPath })
        for (const { name: index, keyPath, unique, multiEntry } of table.indexes)
          store.createIndex(index, keyPath, { unique, multiEntry })
        for (const row of table.rows) store.put(row)
      }
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}
