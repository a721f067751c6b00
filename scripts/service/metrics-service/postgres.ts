import pg from 'pg'
import { databaseFields, processLog } from './monitor/log'
import type { Query, Sql } from './store'

/** Well under the kiosk's own limit of 30 s: it gets a 503 with a time to come back, not silence. */
const CONNECT_LIMIT_MS = 5_000
const QUERY_LIMIT_MS = 10_000
/** Of a transaction, for which no kiosk waits: moving a large table, or counting for the first time. */
const TRANSACTION_LIMIT_MS = 600_000
/** Of an index on a table that may have any size. */
const INDEX_LIMIT_MS = 6 * 3_600_000
/** A process that hangs in a transaction must not keep the others from counting. */
const IDLE_LIMIT_MS = 30_000

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
  const query: Query = async <Row>(text: string, params: readonly (string | number | null)[] = []) => {
    const { rows } = await pool.query(text, [...params])
    return rows as Row[]
  }
  return {
    description: describe(url),
    query,
    write: query,
    async transaction(work, { isOfOneMoment = false } = {}) {
      const client = await pool.connect()
      let broken: Error | undefined
      // Its next query fails then; unheard, the error would end the process.
      const hear = (error: Error) => {
        broken = error
      }
      client.on('error', hear)
      try {
        await client.query(`begin isolation level ${isOfOneMoment ? 'repeatable read' : 'read committed'}`)
        await client.query(`set local idle_in_transaction_session_timeout = ${IDLE_LIMIT_MS}`)
        // To compile the query of the sums takes seconds, to run it a fraction of one.
        await client.query('set local jit = off')
        const result = await work(
          async <Row>(text: string, params: readonly (string | number | null)[] = []) => {
            const limited = { text, values: [...params], query_timeout: TRANSACTION_LIMIT_MS }
            return (await client.query(limited)).rows as Row[]
          },
        )
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure
        })
        throw error
      } finally {
        client.off('error', hear)
        client.release(broken)
      }
    },
    async concurrently(text) {
      const limited = { text, query_timeout: INDEX_LIMIT_MS }
      await pool.query(limited)
    },
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
