import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
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
 * (a folder or `memory://`), else in `.metrics-data/` of the project. Rejects when it cannot be opened.
 */
export async function openStore({ DATABASE_URL, METRICS_DATA }: StoreEnvironment): Promise<MetricsStore> {
  const sql = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openPglite(folder(METRICS_DATA))
  try {
    return await createStore(sql)
  } catch (error) {
    await sql.close()
    throw error
  }
}

function folder(location: string | undefined): string {
  if (location?.startsWith('memory://')) return location
  return resolve(PROJECT, location || '.metrics-data')
}
