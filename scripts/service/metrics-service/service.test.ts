import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningServer } from './httpServer'
import { createLog } from './monitor/log'
import { createMonitor } from './monitor/monitor'
import { createMetricsApp } from './service'
import { createStore, type MetricsStore, type Sql } from './store'
import { DRIVERS, post, record, serveApp, TEST_DATABASE_URL } from './testing/service'

if (!TEST_DATABASE_URL) {
  test.skip('metrics service on a Postgres server: TEST_DATABASE_URL is not set', () => {})
}

describe.each(DRIVERS)('metrics service on $name', ({ open }) => {
  let sql: Sql
  let drop: () => Promise<void>
  let store: MetricsStore
  let server: RunningServer

  beforeAll(async () => {
    ;({ sql, drop } = await open())
    store = await createStore(sql)
    server = await serveApp(createMetricsApp({ store, keepReportMs: () => 0 }))
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await drop()
  })
  beforeEach(() => sql.script('truncate interactions'))

  const counted = async () => (await store.all()).length

  test('stores a record with exactly the six fields and an arrival time', async () => {
    const sent = record({ value: 1234 })
    const before = new Date().toISOString()
    expect((await post(server.url, sent)).status).toBe(201)
    const [row, ...others] = await store.all()
    expect(others).toEqual([])
    expect(row).toEqual({ ...sent, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/) })
    expect(Math.abs(Date.parse(row?.receivedAt ?? '') - Date.parse(before))).toBeLessThan(120_000)
    const columns = await sql.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'interactions'::regclass and attnum > 0 order by attnum`,
    )
    expect(columns.map(({ name }) => name)).toEqual([
      'activation_id',
      'session_identifier',
      'action',
      'value',
      'created_at',
      'updated_at',
      'received_at',
    ])
  })

  test('answers a repeat with 200 and keeps one row as it was first', async () => {
    const sent = record({ value: 1 })
    expect((await post(server.url, sent)).status).toBe(201)
    expect((await post(server.url, sent)).status).toBe(200)
    expect((await post(server.url, { ...sent, value: 2 })).status).toBe(200)
    expect((await store.all()).map(({ value }) => value)).toEqual([1])
  })

  test('one of many simultaneous repeats is stored', async () => {
    const sent = record()
    const replies = await Promise.all(Array.from({ length: 12 }, () => post(server.url, sent)))
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201])
    expect(await counted()).toBe(1)
  })

  test('any part of the natural key makes another record', async () => {
    const sent = record()
    const variants = [
      sent,
      { ...sent, action: 'Map' },
      { ...sent, sessionIdentifier: 'another' },
      { ...sent, createdAt: '2026-03-04T10:20:30.124Z' },
    ]
    for (const variant of variants) expect((await post(server.url, variant)).status).toBe(201)
    expect(await counted()).toBe(4)
  })

  test.each([null, 0, -1, 0.1, 12345.678901234567, 1e308, 5e-324])(
    'value %s comes back as it was',
    async (value) => {
      expect((await post(server.url, record({ value }))).status).toBe(201)
      expect((await store.all()).map((row) => row.value)).toEqual([value])
    },
  )

  test.each([
    ['2026-03-29T01:30:00.007Z', '2026-03-29T01:30:00.007Z'],
    ['2026-07-01T00:30:00.250+02:00', '2026-06-30T22:30:00.250Z'],
    ['2026-07-01T00:30:00-06:00', '2026-07-01T06:30:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('time %s comes back as %s', async (createdAt, expected) => {
    expect((await post(server.url, record({ createdAt, updatedAt: createdAt }))).status).toBe(201)
    const [row] = await store.all()
    expect([row?.createdAt, row?.updatedAt]).toEqual([expected, expected])
  })

  test('keeps letters of every script and quotes as they are', async () => {
    const action = `Événement "d'accueil"; drop table interactions; -- 🚚 日本`
    await post(server.url, record({ action }))
    expect((await store.all()).map((row) => row.action)).toEqual([action])
  })

  test('answers 422 with one entry a problem and stores nothing', async () => {
    const { activationId: _, ...rest } = record()
    const reply = await post(server.url, {
      ...rest,
      action: ' ',
      value: '5',
      createdAt: '2026-02-30T00:00:00Z',
      ip: 'x',
    })
    expect(reply.status).toBe(422)
    const { errors } = (await reply.json()) as { errors: { error: string }[] }
    expect(errors.map(({ error }) => error.split(' ')[0])).toEqual([
      'activationId',
      'action',
      'value',
      'createdAt',
      '1',
    ])
    expect(await counted()).toBe(0)
  })

  test('answers 400 to what is no JSON', async () => {
    const reply = await post(server.url, '{"action": ')
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ errors: [{ error: expect.any(String) }] })
  })

  test('answers 400 to JSON in another encoding than UTF-8', async () => {
    const latin1 = Buffer.from(JSON.stringify(record({ action: 'Événement' })), 'latin1')
    const reply = await fetch(`${server.url}/api/interaction`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: latin1,
    })
    expect(reply.status).toBe(400)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-seq'])(
    'answers 415 to content type %s',
    async (type) => {
      expect((await post(server.url, record(), { 'Content-Type': type })).status).toBe(415)
      expect(await counted()).toBe(0)
    },
  )

  test('takes a content type with a character set', async () => {
    const reply = await post(server.url, record(), { 'Content-Type': 'Application/JSON; charset=utf-8' })
    expect(reply.status).toBe(201)
  })

  test('takes a body of 16 KiB and answers 413 to one byte more', async () => {
    const text = JSON.stringify(record())
    expect((await post(server.url, text.padEnd(16 * 1024, ' '))).status).toBe(201)
    expect((await post(server.url, text.padEnd(16 * 1024 + 1, ' '))).status).toBe(413)
  })

  /** Posts a body whose length the server learns at its end only. */
  const postChunks = (chunks: readonly string[]) =>
    fetch(`${server.url}/api/interaction`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: ReadableStream.from(chunks).pipeThrough(new TextEncoderStream()),
      duplex: 'half',
    })

  test('takes a body of undeclared length', async () => {
    const text = JSON.stringify(record())
    expect((await postChunks([text.slice(0, 20), text.slice(20)])).status).toBe(201)
    expect(await counted()).toBe(1)
  })

  test('answers 413 to a long body of undeclared length and keeps the connection', async () => {
    const reply = await postChunks(Array.from({ length: 40 }, () => ' '.repeat(1024)))
    expect([reply.status, reply.headers.get('Connection')]).toEqual([413, 'keep-alive'])
  })

  test('a huge body is not waited for, and its connection ends', async () => {
    const request = httpRequest(`${server.url}/api/interaction`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 2 ** 30 },
    })
    request.on('error', () => {})
    request.flushHeaders()
    const [reply] = (await once(request, 'response')) as [IncomingMessage]
    expect([reply.statusCode, reply.headers.connection]).toEqual([413, 'close'])
    request.destroy()
  })

  test('answers 405 to another method', async () => {
    const reply = await fetch(`${server.url}/api/interaction`)
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  test('says that it is ready', async () => {
    const reply = await fetch(`${server.url}/healthz`)
    expect([reply.status, await reply.json()]).toEqual([200, { ok: true, state: 'ready', reasons: [] }])
  })

  test('exports every record as CSV in order of time', async () => {
    await post(server.url, record({ action: 'b', createdAt: '2026-03-04T10:20:31.000Z', value: -2.5 }))
    await post(server.url, record({ action: '=1+1,"x"', sessionIdentifier: 's1' }))
    const reply = await fetch(`${server.url}/api/interactions.csv`)
    expect(reply.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const lines = (await reply.text()).split('\r\n')
    expect(lines[0]).toBe('activationId,sessionIdentifier,action,value,createdAt,updatedAt,receivedAt')
    expect(lines[1]).toContain(`pharos-web-fleet-en-us,s1,"'=1+1,""x""",,2026-03-04T10:20:30.123Z,`)
    expect(lines[2]).toContain(',b,-2.5,2026-03-04T10:20:31.000Z,')
    expect(lines.slice(3)).toEqual([''])
  })

  test('exports more records than one page holds, each once', async () => {
    await sql.script(`
      insert into interactions (activation_id, session_identifier, action, created_at, updated_at)
      select 'a', 's' || (n % 7), 'n' || n, timestamptz '2026-01-01Z' + (n / 10) * interval '1 ms', now()
      from generate_series(1, 4500) as n`)
    const lines = (await (await fetch(`${server.url}/api/interactions.csv`)).text())
      .split('\r\n')
      .slice(1, -1)
    expect(lines).toHaveLength(4500)
    expect(new Set(lines.map((line) => line.split(',')[2])).size).toBe(4500)
  })

  test('a second start on the same database keeps the records', async () => {
    await post(server.url, record())
    await createStore(sql)
    expect(await counted()).toBe(1)
  })

  test('dedupe.sql leaves one row of each record on a receiver without the natural key', async () => {
    await sql.script(`
      create table plain as select * from interactions;
      alter table interactions rename to kept;
      alter table plain rename to interactions;
      insert into interactions select 'a', 's', 'Home', null, '2026-01-01Z', '2026-01-01Z', now() from generate_series(1, 3);
      insert into interactions values ('a', 's', 'Map', 1, '2026-01-01Z', '2026-01-01Z', now());
      insert into interactions values ('a', 's', 'Home', null, '2026-01-01 00:00:00.001Z', '2026-01-01Z', now());
      insert into interactions values ('a', 't', 'Home', null, '2026-01-01Z', '2026-01-01Z', now());`)
    try {
      const dedupe = readFileSync(new URL('./dedupe.sql', import.meta.url), 'utf8')
      for (let run = 0; run < 2; run++) {
        await sql.script(dedupe)
        const rows = await sql.query<{ key: string }>(
          `select session_identifier || action || to_char(created_at, 'MS') as key from interactions order by key`,
        )
        expect(rows.map(({ key }) => key)).toEqual(['sHome000', 'sHome001', 'sMap000', 'tHome000'])
      }
    } finally {
      await sql.script('drop table interactions; alter table kept rename to interactions;')
    }
  })
})

describe.each(DRIVERS)('metrics service whose database on $name is away', ({ open }) => {
  test('answers 503 with a time to come back', async () => {
    const { sql, drop } = await open()
    const store = await createStore(sql)
    const lines: string[] = []
    const log = createLog('json', { write: (line) => lines.push(line) })
    const monitor = createMonitor({ ping: store.ping, log })
    const server = await serveApp(createMetricsApp({ store, monitor }))
    try {
      await store.close()
      const replies = [
        await post(server.url, record()),
        await fetch(`${server.url}/healthz`),
        await fetch(`${server.url}/api/interactions.csv`),
        await fetch(`${server.url}/`),
      ]
      expect(replies.map(({ status }) => status)).toEqual([503, 503, 503, 503])
      expect(replies.map(({ headers }) => headers.get('Retry-After'))).toEqual(['10', '10', '10', '10'])
      const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      expect(said.map(({ level, msg }) => `${level}: ${msg}`).sort()).toEqual([
        'error: The database failed.',
        'error: The service is unavailable.',
      ])
    } finally {
      await server.close()
      await drop()
    }
  }, 120_000)
})

test('a value that the database cannot hold is refused, not tried for ever', async () => {
  const broken = Object.assign(new Error('invalid byte sequence'), { code: '22021' })
  const store = { insert: () => Promise.reject(broken) } as unknown as MetricsStore
  const server = await serveApp(createMetricsApp({ store }))
  try {
    expect((await post(server.url, record())).status).toBe(422)
  } finally {
    await server.close()
  }
})
