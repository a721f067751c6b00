import { Dexie, liveQuery } from 'dexie'
import { forceCloseDatabase } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { createTestConnection, freshDatabaseName } from '../testing/tab'
import { createConnection, OPEN_LIMIT_MS } from './databaseConnection'
import type { PharosDatabase } from './db'
import { SCHEMA_VERSION } from './db'

const count = (db: PharosDatabase) => db.device.count()
const named = (name: string, message = '', more: object = {}) =>
  Object.assign(new Error(message), { name, ...more })
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
/** Fails `times` times with `error`, then succeeds. */
function flaky(times: number, error: Error) {
  let calls = 0
  return { work: async () => (++calls <= times ? Promise.reject(error) : calls), calls: () => calls }
}

describe('a lost connection', () => {
  it.each([
    named('UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'),
    named('InvalidStateError', 'The database connection is closing.'),
    named('DatabaseClosedError'),
    named('DataError', 'Cannot inject key into script value'),
    named('AbortError', '', { inner: named('UnknownError') }),
    named('BulkError', '', { failures: [named('UnknownError')] }),
  ])('%s is replaced and the work done again', async (error) => {
    const connection = createTestConnection()
    const { work, calls } = flaky(1, error)
    expect(await connection.run(work)).toBe(2)
    expect(calls()).toBe(2)
    expect(connection.generation()).toBe(2)
  })

  it('is reopened after 100, 300 and 900 ms', async () => {
    const waits: number[] = []
    const connection = createConnection({
      name: freshDatabaseName(),
      sleep: async (ms) => void waits.push(ms),
    })
    await connection.run(flaky(3, named('UnknownError')).work)
    expect(waits).toEqual([100, 300, 900])
  })

  it('throws storage-lost when every retry fails', async () => {
    expect(await code(createTestConnection().run(flaky(4, named('UnknownError')).work))).toBe('storage-lost')
  })

  it('retries work whose transaction was interrupted by a close', async () => {
    const connection = createTestConnection()
    await connection.run(count)
    const writing = connection.run((db) =>
      db.transaction('rw', db.device, async () => {
        for (let n = 0; n < 20; n += 1) await db.device.put({ key: `k${n}`, value: n })
        return db.device.count()
      }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    connection.close()
    expect(await writing).toBe(20)
  })

  it('keeps a connection that another caller has reopened', async () => {
    const connection = createTestConnection()
    let failLate = (_: Error) => {}
    let tries = 0
    const late = connection.run(() =>
      ++tries === 1 ? new Promise<never>((_, reject) => (failLate = reject)) : Promise.resolve(),
    )
    await connection.run(flaky(1, named('UnknownError')).work)
    expect(connection.generation()).toBe(2)
    failLate(named('UnknownError'))
    await late
    expect(connection.generation()).toBe(2)
  })
})

describe('an error that a new connection does not fix', () => {
  it('is thrown unchanged', async () => {
    const error = new TypeError('a bug')
    const { work, calls } = flaky(1, error)
    await expect(createTestConnection().run(work)).rejects.toBe(error)
    expect(calls()).toBe(1)
  })

  it.each([
    ['plain', named('QuotaExceededError')],
    ['in an abort', named('AbortError', 'aborted', { inner: named('QuotaExceededError') })],
    [
      'in a bulk',
      named('BulkError', '', { failures: [named('AbortError', '', { inner: named('QuotaExceededError') })] }),
    ],
    ['a DOMException', new DOMException('full', 'QuotaExceededError')],
  ])('quota is storage-full: %s', async (_, error) => {
    expect(await code(createTestConnection().run(() => Promise.reject(error)))).toBe('storage-full')
  })

  it('no IndexedDB at all throws storage-unavailable', async () => {
    expect(
      await code(createTestConnection().run(() => Promise.reject(new Dexie.MissingAPIError('none')))),
    ).toBe('storage-unavailable')
  })

  it('blocked website data throws storage-unavailable', async () => {
    const error = new DOMException('not allowed', 'SecurityError')
    expect(await code(createTestConnection().run(() => Promise.reject(error)))).toBe('storage-unavailable')
  })
})

describe('an opening', () => {
  it('is shared by concurrent callers', async () => {
    const connection = createTestConnection()
    await Promise.all([connection.run(count), connection.run(count), connection.run(count)])
    expect(connection.generation()).toBe(1)
  })

  it('is not reused after it failed', async () => {
    const connection = createTestConnection()
    const open = vi
      .spyOn(Dexie.prototype, 'open')
      .mockImplementationOnce(() => Dexie.Promise.reject(named('DataError', 'odd')))
    await expect(connection.run(count)).rejects.toThrow('odd')
    expect(await connection.run(count)).toBe(0)
    open.mockRestore()
  })

  it('is given up at its limit, and the next one may succeed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const open = vi
      .spyOn(Dexie.prototype, 'open')
      .mockImplementationOnce(() => new Dexie.Promise(() => undefined))
    const connection = createTestConnection()
    const failed = code(connection.run(count))
    await vi.advanceTimersByTimeAsync(OPEN_LIMIT_MS)
    expect(await failed).toBe('storage-lost')
    vi.useRealTimers()
    open.mockRestore()
    expect(await connection.run(count)).toBe(0)
  })

  it('is restarted when a close interrupts it', async () => {
    const connection = createTestConnection()
    const asked = connection.run(count)
    connection.close()
    expect(await asked).toBe(0)
  })
})

describe('another build', () => {
  const raise = (name: string, version: number) => {
    const newer = new Dexie(name)
    newer.version(version).stores({ other: 'id' })
    return newer.open()
  }

  it('is never written to when it is newer', async () => {
    const name = freshDatabaseName()
    ;(await raise(name, SCHEMA_VERSION + 1)).close()
    expect(await code(createTestConnection(name).run(count))).toBe('storage-newer')
  })

  it('gets the database when it wants to upgrade, and this page stops', async () => {
    const connection = createTestConnection()
    const name = await connection.run(async (db) => db.name)
    let closed = 0
    connection.onChange(() => {
      closed += 1
    })
    ;(await raise(name, SCHEMA_VERSION + 1)).close()
    expect(closed).toBe(1)
    expect(await code(connection.run(count))).toBe('storage-newer')
  })

  it('is not newer when only an index was added in place', async () => {
    const name = freshDatabaseName()
    const patched = new Dexie(name)
    patched.version(SCHEMA_VERSION + 0.1).stores({ device: 'key' })
    await patched.open()
    patched.close()
    expect(await createTestConnection(name).run((db) => db.device.count())).toBe(0)
  })

  it('may delete the database, and the next access recreates it', async () => {
    const connection = createTestConnection()
    const name = await connection.run((db) => db.device.put({ key: 'a', value: 1 }).then(() => db.name))
    await Dexie.delete(name)
    expect(await connection.run(count)).toBe(0)
  })
})

describe('a live query through the connection', () => {
  async function follows(query: (db: PharosDatabase) => Promise<number>) {
    const connection = createTestConnection()
    const seen: number[] = []
    const watching = liveQuery(() => connection.run(query)).subscribe((value) => seen.push(value))
    await expect.poll(() => seen).toEqual([0])
    await connection.run((db) => db.device.put({ key: 'a', value: 1 }))
    await expect.poll(() => seen).toEqual([0, 1])
    watching.unsubscribe()
  }

  it('follows its table', () => follows(count))

  it('follows a transaction of several accesses', () =>
    follows((db) =>
      db.transaction(
        'r',
        db.staffNotes,
        db.device,
        async () => (await db.staffNotes.count()) + (await db.device.count()),
      ),
    ))
})

describe('a handle that is taken away', () => {
  it('is replaced at the next call after the database was deleted', async () => {
    const name = freshDatabaseName()
    const connection = createTestConnection(name)
    await connection.run((db) => db.device.put({ key: 'a', value: 1 }))
    const heard: number[] = []
    connection.onChange(() => heard.push(connection.generation()))
    await Dexie.delete(name)
    expect(heard).toEqual([2])
    expect(await connection.run(count)).toBe(0)
    expect(connection.generation()).toBe(3)
  })

  it('is replaced at the next call after the browser closed it', async () => {
    const connection = createTestConnection()
    const native = await connection.run(async (db) => db.backendDB())
    const closed = new Promise<void>((resolve) => connection.onChange(resolve))
    forceCloseDatabase(native as never)
    await closed
    expect(connection.generation()).toBe(2)
    await connection.run(count)
    expect(connection.generation()).toBe(3)
  })
})
