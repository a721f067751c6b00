import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createStore, type MetricsStore, type Sql } from '../store'
import { createFaultyServer, type Fault, type FaultyServer } from './faults'
import { openMemoryDatabase } from './memoryDatabase'
import { post, record } from './service'

let sql: Sql
let store: MetricsStore
let server: FaultyServer
const faults: Fault[] = []

beforeAll(async () => {
  sql = await openMemoryDatabase()
  store = await createStore(sql)
  server = await createFaultyServer({ store, faults })
}, 120_000)
afterAll(async () => {
  await server.close()
  await store.close()
})
beforeEach(async () => {
  faults.length = 0
  await sql.script('truncate interactions')
})

const kept = async () => (await server.rows()).length

describe('a service that lies on request', () => {
  test('tells the truth when nothing is asked', async () => {
    expect((await post(server.url, record())).status).toBe(201)
    expect(await kept()).toBe(1)
  })

  test('stores, then drops the reply; the repeat is known', async () => {
    faults.push({ kind: 'storeThenDrop' })
    const sent = record()
    await expect(post(server.url, sent)).rejects.toThrow()
    expect(await kept()).toBe(1)
    expect((await post(server.url, sent)).status).toBe(200)
  })

  test('resets before storing', async () => {
    faults.push({ kind: 'reset' })
    await expect(post(server.url, record())).rejects.toThrow()
    expect(await kept()).toBe(0)
  })

  test.each<[Fault, number]>([
    [{ kind: 'error' }, 500],
    [{ kind: 'error', status: 503 }, 503],
    [{ kind: 'tooMany', retryAfter: '7' }, 429],
    [{ kind: 'refuse' }, 422],
    [{ kind: 'portal' }, 200],
    [{ kind: 'redirect' }, 302],
  ])('answers %j with %i and stores nothing', async (fault, status) => {
    faults.push(fault)
    const reply = await post(server.url, record(), { Origin: 'http://localhost:4173' })
    expect(reply.status).toBe(status)
    expect(await kept()).toBe(0)
    if (fault.kind === 'tooMany') expect(reply.headers.get('Retry-After')).toBe('7')
    if (fault.kind === 'portal') expect(reply.headers.get('Content-Type')).toContain('text/html')
    if (fault.kind === 'redirect') expect(reply.headers.get('Location')).toBe('/sign-in')
    const readable = reply.headers.get('Access-Control-Allow-Origin') === 'http://localhost:4173'
    expect(readable).toBe(fault.kind !== 'portal' && fault.kind !== 'redirect')
  })

  test('hangs until the client gives up, and goes on after', async () => {
    faults.push({ kind: 'hang' })
    const client = new AbortController()
    const reply = fetch(`${server.url}/api/interaction`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(record()),
      signal: client.signal,
    })
    const before = server.seen().length
    await expect.poll(() => server.seen().length).toBe(before + 1)
    client.abort()
    await expect(reply).rejects.toThrow()
    expect((await post(server.url, record())).status).toBe(201)
  })

  test('a function decides from the request', async () => {
    const poison = await createFaultyServer({
      store,
      faults: ({ body }) => ((body as { action: string }).action === 'bad' ? { kind: 'refuse' } : undefined),
    })
    const statuses = []
    for (const action of ['good', 'bad', 'good too'])
      statuses.push((await post(poison.url, record({ action }))).status)
    expect(statuses).toEqual([201, 422, 201])
    expect(poison.seen().map(({ fault }) => fault)).toEqual(['none', 'refuse', 'none'])
    await poison.close()
  })

  test('closing drops a hanging connection, and the same port serves the same data again', async () => {
    const first = await createFaultyServer({ store, faults: [{ kind: 'none' }, { kind: 'hang' }] })
    await post(first.url, record())
    const hanging = post(first.url, record())
    const dropped = expect(hanging).rejects.toThrow()
    await expect.poll(() => first.seen().length).toBe(2)
    await first.close()
    await dropped
    await expect(post(first.url, record())).rejects.toThrow()
    const second = await createFaultyServer({ store, faults: [], port: first.port })
    expect((await post(second.url, record())).status).toBe(201)
    expect(await second.rows()).toHaveLength(2)
    await second.close()
  })
})
