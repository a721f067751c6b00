import { Agent } from 'node:http'
import pg from 'pg'
import { toWire } from '#domain/recording/interaction'
import { ServiceProcess } from '../../../service/metrics-service/testing/serviceProcess'
import { isDelivered, post } from '../fixtures/post'
import { startPostgres } from '../fixtures/postgresCluster'
import { queuedInteractions } from '../fixtures/queued'
import { median } from '../statistics'
import type { BenchRow } from '../table'

const RECORDS = 1_000_000
const RECORDS_A_VISIT = 20
const RUNS = 5
/** Longer than a report of a second is shared. */
const SHARED_MS = 12_000
/** What a busy event posts between two reports. */
const ARRIVALS = 200

/** A visit begins each second, so that the days of a long event are full. */
const FILL = `
  insert into interactions
  select 'pharos-ipad-tour-en-us',
    lpad(to_hex(n / ${RECORDS_A_VISIT}), 8, '0') || '-1111-4111-8111-' || lpad(to_hex(n / ${RECORDS_A_VISIT}), 12, '0'),
    case when n % 3 = 0 then 'Vehicles' when n % 3 = 1 then (n % 20 + 1) || '-open' else (n % 20 + 1) || '-close' end,
    case when n % 3 = 2 then n % 9000 end, at, at, at + interval '2 seconds'
  from (select n, timestamptz '2026-11-16 13:00Z' + (n / ${RECORDS_A_VISIT} + n % ${RECORDS_A_VISIT}) * interval '1 second' as at
    from generate_series(0, ${RECORDS - 1}) as n) as records`

interface Size {
  table: string
  indexes: string
  rows: string
}

/** Row 30: what a million records weigh in Postgres, and what the page about them costs. */
export async function longEvent(): Promise<BenchRow[]> {
  const cluster = await startPostgres()
  if (!cluster) return []
  try {
    const service = await ServiceProcess.start({ DATABASE_URL: cluster.url })
    try {
      const size = await fill(cluster.url)
      const firstMs = await timeOf(`${service.url}/`)
      const timesMs: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        await arrive(service.url)
        await new Promise((resolve) => setTimeout(resolve, SHARED_MS))
        timesMs.push(await timeOf(`${service.url}/?day=2026-11-16`))
      }
      const rows = Number(size.rows)
      const bytes = (part: string) => Number(part) / rows
      return [
        {
          row: 30,
          what: 'a record in Postgres with its indexes',
          measured: { value: (bytes(size.table) + bytes(size.indexes)) / 1024, unit: 'KiB' },
          note: `of ${rows} records: ${bytes(size.table).toFixed(0)} bytes in the table, ${bytes(size.indexes).toFixed(0)} in the two indexes`,
        },
        {
          row: 30,
          what: 'the first page over a million records',
          measured: { value: firstMs / 1000, unit: 's' },
          note: 'once after the service started: every record is added up',
        },
        {
          row: 30,
          what: 'the page over a million records',
          measured: { value: median(timesMs) / 1000, unit: 's' },
          note: `after ${ARRIVALS} more; only visits that got something are counted anew`,
        },
      ]
    } finally {
      await service.stop()
    }
  } finally {
    await cluster.close()
  }
}

async function fill(url: string): Promise<Size> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(FILL)
    await client.query('vacuum analyze interactions')
    const { rows } = await client.query<Size>(
      `select pg_table_size('interactions') as table, pg_indexes_size('interactions') as indexes, count(*) as rows from interactions`,
    )
    const [size] = rows
    if (!size) throw new Error('Postgres did not say what the table weighs.')
    return size
  } finally {
    await client.end()
  }
}

async function arrive(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  for (const row of queuedInteractions(ARRIVALS, ARRIVALS / RECORDS_A_VISIT, Date.now())) {
    const posted = await post(agent, url, toWire(row))
    if (!isDelivered(posted)) throw new Error(`A record was not stored: ${posted.what}.`)
  }
  agent.destroy()
}

async function timeOf(address: string): Promise<number> {
  const startedMs = performance.now()
  const reply = await fetch(address)
  await reply.text()
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`)
  return performance.now() - startedMs
}
