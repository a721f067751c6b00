import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepingFrom, startUpkeep, type UpkeepEnvironment } from './database/upkeep'
import type { Meters } from './monitor/meters'
import { withPing } from './monitor/ping'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'
import { zoneFrom } from './report/zone'
import { createStore, type MetricsStore } from './store'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

export interface StoreEnvironment extends UpkeepEnvironment {
  DATABASE_URL?: string | undefined
  METRICS_DATA?: string | undefined
  TIME_ZONE?: string | undefined
}

/**
 * The store that the environment asks for: Postgres at `DATABASE_URL`, else the embedded one in `METRICS_DATA`
 * (a folder or `memory://`), else in `.metrics-data/` of the project. Its days and its sums by `TIME_ZONE` are kept up
 * until it is closed. Rejects when it cannot be opened, with a plain sentence when a variable is unusable.
 */
export async function openStore(env: StoreEnvironment, meters?: Meters): Promise<MetricsStore> {
  const [keeping, zone] = [keepingFrom(env), zoneFrom(env.TIME_ZONE)]
  const opened = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openPglite(folder(env.METRICS_DATA))
  const sql = meters?.measured(opened) ?? opened
  try {
    const store = withPing(await createStore(sql), sql, env.DATABASE_URL)
    const stopUpkeep = startUpkeep({ store, zone, keeping })
    return {
      ...store,
      async close() {
        await stopUpkeep()
        await store.close()
      },
    }
  } catch (error) {
    await sql.close()
    throw error
  }
}

function folder(location: string | undefined): string {
  if (location?.startsWith('memory://')) return location
  return resolve(PROJECT, location || '.metrics-data')
}
