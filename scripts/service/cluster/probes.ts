import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { NODES, type NodeName } from './clusterTypes'

const ASK_LIMIT_MS = 2_500
const QUERY_LIMIT_MS = 4_000

/** A member as Patroni's REST interface lists it. */
export interface Member {
  name: NodeName
  role: string
  state: string
}

/** What Patroni says about its members, asked of the first of these addresses that answers; null if none does. */
export async function patroniMembers(addresses: readonly string[]): Promise<Member[] | null> {
  for (const address of addresses) {
    const text = await ask(`http://${address}:8008/cluster`)
    if (text === null) continue
    const { members = [] } = JSON.parse(text) as { members?: Member[] }
    return members
  }
  return null
}

/** What keeps the database from being healthy, in plain words; nothing when it is. */
export async function databaseFaults(
  members: readonly Member[] | null,
  directUrl: (node: NodeName) => string,
): Promise<string[]> {
  if (members === null) return ['no Patroni answers']
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')?.name
  if (leader === undefined) return ['no primary']
  try {
    const standbys = await standbysOf(directUrl(leader))
    const faults = NODES.filter((node) => node !== leader && standbys.get(node) === undefined).map(
      (node) => `${node} does not stream`,
    )
    const named = members.find(({ role }) => role === 'sync_standby')?.name
    // A commit waits for the one that PostgreSQL names, and only the one that Patroni names may be promoted.
    if (named === undefined || standbys.get(named) !== 'sync') faults.push('no synchronous standby')
    return faults
  } catch (error) {
    return [`${leader} does not answer: ${error}`]
  }
}

/** Standbys that stream from the PostgreSQL at `url`, each with what it is to a commit: `sync`, `async` and so on. */
async function standbysOf(url: string): Promise<Map<string, string>> {
  const rows = await query<{ name: string; kind: string }>(
    url,
    `select application_name as name, sync_state as kind from pg_stat_replication where state = 'streaming'`,
  )
  return new Map(rows.map(({ name, kind }) => [name, kind]))
}

export async function isEtcdHealthy(address: string): Promise<boolean> {
  return (await ask(`http://${address}:2379/health`))?.includes('"true"') ?? false
}

export const isReady = async (url: string): Promise<boolean> => (await ask(`${url}/healthz`)) !== null

/**
 * Commits a table with one page of text and its removal: it needs space on the disk and a standby that confirms, as a
 * record does, and leaves nothing behind. Rejects when it fails.
 */
export async function write(url: string): Promise<void> {
  const table = `probe_${randomBytes(8).toString('hex')}`
  await query(url, `create table ${table} as select repeat('x', 8000) as text; drop table ${table}`)
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: QUERY_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
  })
  // A connection that breaks between two calls would otherwise end this process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(text)
    return rows as Row[]
  } finally {
    client.end().catch(() => undefined)
  }
}

/** The body of a 2xx reply, null for any other or none. */
async function ask(url: string): Promise<string | null> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(ASK_LIMIT_MS) })
    const text = await reply.text()
    return reply.ok ? text : null
  } catch {
    return null
  }
}
