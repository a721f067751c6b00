import { randomUUID } from 'node:crypto'
import { connect, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningServer } from '../httpServer'
import { openStore } from '../openStore'
import { openPostgres } from '../postgres'
import { createMetricsApp } from '../service'
import type { MetricsStore, Sql } from '../store'
import { post, record, serveApp, TEST_DATABASE_URL } from '../testing/service'
import { SILENT_LOG } from './log'
import { createMonitor } from './monitor'

if (!TEST_DATABASE_URL) {
  test.skip('health on a Postgres server: TEST_DATABASE_URL is not set', () => {})
}

/** A way to the database that can be cut: the connections stay, and nothing passes. */
class Cable {
  private readonly sockets = new Set<Socket>()
  private cut = false
  private constructor(private readonly server: Server) {}

  static async to(host: string, port: number): Promise<Cable> {
    const cable: Cable = new Cable(createServer((near) => cable.join(near, connect(port, host))))
    await new Promise<void>((resolve) => cable.server.listen(0, '127.0.0.1', resolve))
    return cable
  }

  get port(): number {
    return (this.server.address() as { port: number }).port
  }

  setCut(cut: boolean): void {
    this.cut = cut
    for (const socket of this.sockets) this.let(socket)
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from)
      from.on('data', (bytes) => void to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
      this.let(from)
    }
  }

  private let(socket: Socket): void {
    if (this.cut) socket.pause()
    else socket.resume()
  }
}

describe.runIf(TEST_DATABASE_URL)('health on a Postgres server', () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  let admin: Sql
  let cable: Cable
  let store: MetricsStore
  let server: RunningServer

  beforeAll(async () => {
    admin = await openPostgres(TEST_DATABASE_URL ?? '')
    await admin.script(`create database ${name}`)
  })
  afterAll(async () => {
    await admin.script(`drop database ${name} with (force)`)
    await admin.close()
  })
  beforeEach(async () => {
    const url = new URL(TEST_DATABASE_URL ?? '')
    cable = await Cable.to(url.hostname, Number(url.port || 5432))
    url.host = `127.0.0.1:${cable.port}`
    url.pathname = `/${name}`
    store = await openStore({ DATABASE_URL: url.href })
    const monitor = createMonitor({ ping: store.ping, log: SILENT_LOG })
    server = await serveApp(createMetricsApp({ store, monitor }))
  })
  afterEach(async () => {
    await server.close()
    cable.close()
    await store.close()
  })

  const health = async () => {
    const reply = await fetch(`${server.url}/healthz`)
    const { state, reasons } = (await reply.json()) as { state: string; reasons: string[] }
    return { status: reply.status, state, reasons }
  }

  /** As every connection finds it that is made from now on; the others end. */
  async function setReadOnly(readOnly: boolean): Promise<void> {
    await admin.script(`alter database ${name} set default_transaction_read_only = ${readOnly}`)
    await admin.script(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  }

  test('a database that refuses writes is read-only while its page is read, and ready after', async () => {
    expect(await health()).toEqual({ status: 200, state: 'ready', reasons: [] })
    await setReadOnly(true)
    await expect.poll(health, { timeout: 5_000 }).toEqual({
      status: 503,
      state: 'read-only',
      reasons: [expect.stringContaining('takes no writes')],
    })
    expect((await post(server.url, record())).status).toBe(503)
    expect((await fetch(`${server.url}/api/interactions.csv`)).status).toBe(200)
    await setReadOnly(false)
    await expect.poll(health, { timeout: 5_000 }).toMatchObject({ status: 200, state: 'degraded' })
    expect((await post(server.url, record())).status).toBe(201)
  }, 30_000)

  test('a database behind a cut cable is unavailable within two seconds, and ready when it is mended', async () => {
    expect((await health()).state).toBe('ready')
    cable.setCut(true)
    await expect.poll(async () => (await health()).state, { timeout: 5_000 }).toBe('unavailable')
    const startedMs = performance.now()
    expect((await health()).status).toBe(503)
    expect(performance.now() - startedMs).toBeLessThan(2_000)
    cable.setCut(false)
    await expect.poll(async () => (await health()).state, { timeout: 10_000 }).toBe('ready')
  }, 30_000)

  test('posts that wait on every connection, as without a synchronous standby, are no outage', async () => {
    const sent = record()
    const other = new pg.Client(new URL(`/${name}`, TEST_DATABASE_URL).href)
    await other.connect()
    // Whoever writes the same record waits for how this ends.
    await other.query('begin')
    await other.query(
      'insert into interactions (activation_id, session_identifier, action, created_at, updated_at) values ($1, $2, $3, $4, $4)',
      ['a', sent.sessionIdentifier, sent.action, sent.createdAt],
    )
    const posts = Array.from({ length: 20 }, () => post(server.url, sent))
    await expect.poll(async () => (await health()).reasons.join(), { timeout: 5_000 }).toContain('standby')
    expect(await health()).toMatchObject({ status: 200, state: 'degraded' })
    await other.query('commit')
    await other.end()
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await health()).state).toBe('ready')
  }, 30_000)
})
