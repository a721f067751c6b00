import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Meters } from './monitor/meters'
import { withPing } from './monitor/ping'
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
 * (a folder or `memory://`), else in `.metrics-data/` of the project. Its `ping` rejects where the database takes no
 * writes. `meters` count its queries. Rejects when it cannot be opened.
 */
export async function openStore(
  { DATABASE_URL, METRICS_DATA }: StoreEnvironment,
  meters?: Meters,
): Promise<MetricsStore> {
  const opened = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openPglite(folder(METRICS_DATA))
  const sql = meters?.measured(opened) ?? opened
  try {
    return withPing(await createStore(sql), sql, DATABASE_URL)
  } catch (error) {
    await sql.close()
    throw error
  }
}

function folder(location: string | undefined): string {
  if (location?.startsWith('memory://')) return location
  return resolve(PROJECT, location || '.metrics-data')
}
