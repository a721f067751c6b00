import pg from 'pg'
import type { MetricsStore, Sql } from '../store'

/**
 * Changes nothing and waits for no disk, and is refused where the service's own inserts are: by a replica, by a
 * database that is set to read-only, and without the right to insert.
 */
export const TAKES_WRITES =
  'insert into interactions (activation_id) select activation_id from interactions where false'

const CONNECT_WITHIN_MS = 1_000
const ANSWER_WITHIN_MS = 1_200

/**
 * Asks a Postgres whether it takes writes, on a connection of its own: those of the posts may all wait, for each other or
 * for a synchronous standby, while the database is there. Rejects with the driver's error, after 2.2 s at most.
 */
export function openPing(url: string): { ping(): Promise<void>; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  // The next ping says the same; unheard, it would end the process.
  pool.on('error', () => undefined)
  return {
    async ping() {
      await pool.query(TAKES_WRITES)
    },
    async close() {
      if (!pool.ended) await pool.end()
    },
  }
}

/** `store`, whose `ping` asks whether the database takes writes; at `url` on a connection of its own. */
export function withPing(store: MetricsStore, sql: Sql, url: string | undefined): MetricsStore {
  if (!url) return { ...store, ping: async () => void (await sql.query(TAKES_WRITES)) }
  const { ping, close } = openPing(url)
  return { ...store, ping, close: async () => void (await Promise.all([store.close(), close()])) }
}
