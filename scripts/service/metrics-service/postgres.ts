import pg from 'pg'
import { databaseFields, processLog } from './monitor/log'
import type { Sql } from './store'

/** Well under the kiosk's own limit of 30 s: it gets a 503 with a time to come back, not silence. */
const CONNECT_LIMIT_MS = 5_000
const QUERY_LIMIT_MS = 10_000

export interface PostgresOptions {
  /** Schema to work in, made where missing; the connection's own search path when absent. */
  schema?: string
}

/** Opens a pool on any Postgres 12 or newer. Rejects with the driver's error when `schema` cannot be made. */
export async function openPostgres(url: string, { schema }: PostgresOptions = {}): Promise<Sql> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    ...(schema === undefined ? {} : { options: `-c search_path=${pg.escapeIdentifier(schema)}` }),
  })
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on('error', (error) => processLog.warn('An idle database connection was lost.', databaseFields(error)))
  if (schema !== undefined) await pool.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
  const query: Sql['query'] = async <Row>(text: string, params: readonly (string | number | null)[] = []) => {
    const { rows } = await pool.query(text, [...params])
    return rows as Row[]
  }
  return {
    description: describe(url),
    query,
    write: query,
    async script(text) {
      await pool.query(text)
    },
    async close() {
      if (!pool.ended) await pool.end()
    },
  }
}

/** Host and database, without user and password. */
function describe(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `Postgres at ${hostname || 'the local socket'}${port && `:${port}`}${pathname}`
  } catch {
    return 'Postgres'
  }
}
