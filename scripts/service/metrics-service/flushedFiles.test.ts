import { fstatSync, fsyncSync, mkdtempSync, readSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningServer } from './httpServer'
import { openPglite } from './pglite'
import { createMetricsApp } from './service'
import { createStore, type MetricsStore, type Sql } from './store'
import { putDatabase } from './testing/memoryDatabase'
import { post, record, serveApp } from './testing/service'

/** What a power cut now would leave of the last file that was flushed, and how often any was. */
let onDisk = Buffer.alloc(0)
let flushes = 0
/** The files that were flushed, by inode. */
const flushedFiles = new Set<number>()
let broken = false

function flush(file: number): void {
  if (broken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  fsyncSync(file)
  flushes++
  const { ino, size } = fstatSync(file)
  flushedFiles.add(ino)
  if (!fstatSync(file).isFile()) return
  onDisk = Buffer.alloc(size)
  readSync(file, onDisk, 0, size, 0)
}

let folder: string
let sql: Sql
let store: MetricsStore
let server: RunningServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-data-'))
  await putDatabase(folder)
  sql = await openPglite(folder, { flush })
  store = await createStore(sql)
  server = await serveApp(createMetricsApp({ store }))
}, 120_000)
beforeEach(() => {
  flushes = 0
  flushedFiles.clear()
})
afterAll(async () => {
  await server.close()
  await store.close().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

test('a record is on the disk before it is confirmed', async () => {
  for (let at = 0; at < 5; at++) {
    const sent = record()
    expect((await post(server.url, sent)).status).toBe(201)
    expect(onDisk.includes(sent.sessionIdentifier)).toBe(true)
  }
})

test('records that come at once are all on the disk before one is confirmed, and share a flush', async () => {
  const insert = async (sent = record()) => {
    expect(await store.insert(sent)).toBe('stored')
    expect(onDisk.includes(sent.sessionIdentifier)).toBe(true)
  }
  await Promise.all(Array.from({ length: 60 }, () => insert()))
  expect(flushes).toBe(1)
})

test('a record that the database cannot hold takes no other with it', async () => {
  const good = [record(), record(), record()]
  const results = await Promise.allSettled(
    [...good.slice(0, 2), record({ createdAt: 'never' }), ...good.slice(2)].map((one) => store.insert(one)),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await store.countKnown(good)).toBe(3)
})

test('a checkpoint flushes the table and the place where a start after a power cut begins', async () => {
  await store.insert(record())
  const paths = await sql.query<{ path: string }>(`select pg_relation_filepath('interactions_other') as path`)
  await sql.script('checkpoint')
  const inode = (path: string) => statSync(join(folder, 'pg', path)).ino
  expect([...flushedFiles]).toContain(inode(paths[0]?.path ?? ''))
  expect([...flushedFiles]).toContain(inode('global/pg_control'))
})

test('a disk that refused a flush once confirms nothing any more', async () => {
  const statuses = []
  for (const refuses of [true, false]) {
    broken = refuses
    statuses.push((await post(server.url, record())).status)
  }
  expect(statuses).toEqual([503, 503])
})
