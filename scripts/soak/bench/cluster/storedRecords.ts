import pg from 'pg'
import type { WireInteraction } from '#domain/recording/interaction'

const iso = (column: string, name: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

const ALL = `
  select activation_id as "activationId", session_identifier as "sessionIdentifier", action, value,
    ${iso('created_at', 'createdAt')}, ${iso('updated_at', 'updatedAt')}
  from interactions`

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // The server may be killed while it answers; the query says so itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Every record of a database, read past the service. */
export const storedRecords = (url: string): Promise<WireInteraction[]> => query<WireInteraction>(url, ALL)

/** How many records a database has. */
export async function countStored(url: string): Promise<number> {
  const [row] = await query<{ count: string }>(url, 'select count(*) as count from interactions')
  return Number(row?.count)
}

/** When a server started; another moment is another process. */
export async function startedAt(url: string): Promise<string> {
  const [row] = await query<{ at: string }>(url, 'select pg_postmaster_start_time()::text as at')
  if (!row) throw new Error('Postgres did not say when it started.')
  return row.at
}
