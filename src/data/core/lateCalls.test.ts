import { liveQuery } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { createTestConnection, freshDatabaseName } from '../testing/tab'
import { CALL_LIMIT_MS, type DatabaseConnection, LONG_CALL, LONG_CALL_LIMIT_MS } from './databaseConnection'
import type { PharosDatabase } from './db'

const count = (db: PharosDatabase) => db.device.count()
const add = (db: PharosDatabase) =>
  db.transaction('rw', db.device, async () => {
    const { value = 0 } = (await db.device.get('n')) ?? {}
    await db.device.put({ key: 'n', value: Number(value) + 1 })
  })
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const turns = async (times = 30) => {
  for (let turn = 0; turn < times; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Holds the table `device` in a transaction that does not end, as a frozen page does. */
async function hold(name: string): Promise<{ letGo: () => void }> {
  const tab = createTestConnection(name)
  let isHeld = true
  let begun = false
  void tab.run(
    (db) =>
      db.transaction('rw', db.device, async () => {
        while (isHeld) {
          await db.device.count()
          begun = true
        }
      }),
    { limitMs: 1_000_000 },
  )
  while (!begun) await turns(1)
  return {
    letGo: () => {
      isHeld = false
    },
  }
}

/** Waits for a call's limit and its follow-up, while the database continues. */
async function waitOut(ms: number): Promise<void> {
  await turns()
  for (let passed = 0; passed < ms; passed += 500) {
    await vi.advanceTimersByTimeAsync(500)
    await turns(2)
  }
}

/** Waits until a call has ended, at most half a minute of fake time. */
async function ended<T>(call: Promise<T>): Promise<T> {
  let isEnded = false
  const end = () => {
    isEnded = true
  }
  call.then(end, end)
  for (let passed = 0; passed < 30_000 && !isEnded; passed += 500) {
    await vi.advanceTimersByTimeAsync(500)
    await turns(20)
  }
  if (!isEnded) throw new Error('the call has no limit')
  return call
}

let name: string
let connection: DatabaseConnection
beforeEach(async () => {
  name = freshDatabaseName()
  connection = createTestConnection(name)
  await connection.run(count)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

describe('a call whose answer does not come', () => {
  it('is made again on a new handle', async () => {
    let tries = 0
    const done = connection.run((db) => (++tries === 1 ? new Promise<number>(() => undefined) : count(db)))
    await ended(done)
    expect(tries).toBe(2)
    expect(connection.generation()).toBe(2)
  })

  it('ends as storage-lost while another tab holds the database, and staff are told', async () => {
    const late = vi.fn()
    connection.onLate(late)
    const { letGo } = await hold(name)
    const failed = code(connection.run(count))
    expect(await ended(failed)).toBe('storage-lost')
    expect(late.mock.calls).toEqual([['call'], ['call']])
    letGo()
    await turns()
    expect(await connection.run(count)).toBe(0)
  })

  it('ends for all callers at the same time, whatever number there is', async () => {
    const { letGo } = await hold(name)
    const late = vi.fn()
    const calls = Promise.all([1, 2, 3, 4].map(() => code(connection.run(count))))
    void calls.then(late)
    await turns()
    for (let passed = 0; passed < 2 * CALL_LIMIT_MS + 1_000; passed += 500) {
      await vi.advanceTimersByTimeAsync(500)
      await turns(20)
    }
    expect(late).toHaveBeenCalledWith(Array(4).fill('storage-lost'))
    letGo()
    await turns()
  })

  it('goes through when the other tab lets go in time', async () => {
    const { letGo } = await hold(name)
    const done = connection.run(count)
    await waitOut(CALL_LIMIT_MS - 1_000)
    letGo()
    await turns()
    expect(await done).toBe(0)
    expect(connection.generation()).toBe(1)
  })

  it('changes nothing twice: what was late is aborted before it is tried again', async () => {
    const { letGo } = await hold(name)
    const done = connection.run(add)
    await waitOut(CALL_LIMIT_MS + 1_000)
    letGo()
    await turns()
    await done
    await turns()
    expect(await connection.run((db) => db.device.get('n'))).toEqual({ key: 'n', value: 1 })
  })

  it('may take longer where many rows are moved', async () => {
    const { letGo } = await hold(name)
    const done = connection.run(count, LONG_CALL)
    await waitOut(LONG_CALL_LIMIT_MS - 1_000)
    letGo()
    await turns()
    expect(await done).toBe(0)
    expect(connection.generation()).toBe(1)
  })

  it('keeps a live query alive', async () => {
    const seen: number[] = []
    const { letGo } = await hold(name)
    const watching = liveQuery(() => connection.run(count)).subscribe((value) => seen.push(value))
    await waitOut(CALL_LIMIT_MS + 1_000)
    letGo()
    await turns()
    await expect.poll(() => seen).toEqual([0])
    await connection.run((db) => db.device.put({ key: 'a', value: 1 }))
    await expect.poll(() => seen).toEqual([0, 1])
    watching.unsubscribe()
  })
})
