import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../httpServer'
import { createMetricsApp } from '../service'
import { createStore, type Sql } from '../store'
import { openMemoryDatabase } from '../testing/memoryDatabase'
import { post, record, serveApp } from '../testing/service'
import { SILENT_LOG } from './log'
import { createMeters } from './meters'
import { createMonitor } from './monitor'

let server: RunningServer
let sql: Sql
/** Set to have the database fail. */
let failure: Error | null = null

beforeAll(async () => {
  sql = await openMemoryDatabase()
  const meters = createMeters()
  const failing: Sql = {
    ...sql,
    write: <Row>(text: string, params?: readonly (string | number | null)[]) =>
      failure ? Promise.reject(failure) : sql.write<Row>(text, params),
  }
  const store = await createStore(meters.measured(failing))
  const monitor = createMonitor({ ping: store.ping, meters, log: SILENT_LOG })
  server = await serveApp(createMetricsApp({ store, monitor }))
}, 120_000)
afterAll(async () => {
  await server.close()
  await sql.close()
})

/** Samples by name and labels, as Prometheus reads them. */
async function samples(): Promise<Map<string, number>> {
  const reply = await fetch(`${server.url}/metrics`)
  expect(reply.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await reply.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]))
}

describe('what Prometheus reads', () => {
  test('counts each record by how it ended, and each reply by route and status', async () => {
    const sent = record()
    await post(server.url, sent)
    await post(server.url, sent)
    await post(server.url, { ...sent, action: '' })
    failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    await post(server.url, record())
    failure = null
    const read = await samples()
    const outcomes = ['stored', 'repeat', 'refused', 'failed'].map((outcome) =>
      read.get(`metrics_service_records_total{outcome="${outcome}"}`),
    )
    expect(outcomes).toEqual([1, 1, 1, 1])
    const replies = [201, 200, 422, 503].map((status) =>
      read.get(`metrics_service_http_requests_total{route="/api/interaction",status="${status}"}`),
    )
    expect(replies).toEqual([1, 1, 1, 1])
    expect(read.get('metrics_service_http_reply_seconds_count{route="/api/interaction"}')).toBe(4)
    expect(read.get('metrics_service_database_errors_total{kind="write",trouble="away"}')).toBe(1)
    expect(read.get('metrics_service_database_query_seconds_count{kind="write"}')).toBe(3)
    expect(read.get('metrics_service_posts_waiting')).toBe(0)
  })

  test('has one series for whatever address is asked that there is not', async () => {
    for (const path of ['/a', '/b/c', '/api/d', '/charts/none.svg']) await fetch(`${server.url}${path}`)
    const read = await samples()
    expect(read.get('metrics_service_http_requests_total{route="other",status="404"}')).toBe(3)
    const routes = [...read.keys()].filter((name) => name.startsWith('metrics_service_http_requests_total'))
    expect(routes.filter((name) => name.includes('status="404"'))).toHaveLength(2)
  })

  test('says the state of health', async () => {
    const read = await samples()
    const state = (name: string) => read.get(`metrics_service_health{state="${name}"}`)
    expect([state('degraded'), state('ready'), state('unavailable')]).toEqual([1, 0, 0])
  })
})
