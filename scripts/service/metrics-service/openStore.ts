import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPing, TAKES_WRITES } from './monitor/ping'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'
import { createStore, type MetricsStore } from './store'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

export interface StoreEnvironment {
  DATABASE_URL?: string | undefined
  METRICS_DATA?: string | undefined
}

/**
 * The store that the environment asks for: Postgres at `DATABASE_URL`, else the embedded one in `METRICS_DATA`
 * (a folder or `memory://`), else in `.metrics-data/` of the project. Its `ping` asks whether the database takes
 * writes, and is refused with the driver's error where it takes none. Rejects when it cannot be opened.
 */
export async function openStore({ DATABASE_URL, METRICS_DATA }: StoreEnvironment): Promise<MetricsStore> {
  const sql = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openPglite(folder(METRICS_DATA))
  try {
    const store = await createStore(sql)
    if (!DATABASE_URL) return { ...store, ping: async () => void (await sql.query(TAKES_WRITES)) }
    const { ping, close } = openPing(DATABASE_URL)
    return { ...store, ping, close: async () => void (await Promise.all([store.close(), close()])) }
  } catch (error) {
    await sql.close()
    throw error
  }
}

function folder(location: string | undefined): string {
  if (location?.startsWith('memory://')) return location
  return resolve(PROJECT, location || '.metrics-data')
}
