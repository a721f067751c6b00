import { describe, expect, it } from 'vitest'
import { deviceFacts, FACT } from '../core/deviceFacts'
import { createTestConnection } from '../testing/tab'
import { interactionStore, type NewInteraction, parseOverflow } from './interactions'

const START = Date.UTC(2026, 10, 21, 9)
const NONE: ReadonlySet<string> = new Set()
const at = (ms: number) => new Date(START + ms).toISOString()

function event(session: string, ms: number, id = `${session}-${ms}`) {
  return {
    id,
    activationId: 'act',
    sessionIdentifier: session,
    action: `${ms}-open`,
    value: null,
    createdAt: at(ms),
  } satisfies NewInteraction
}

function setUp() {
  const connection = createTestConnection()
  let read = 0
  const run: typeof connection.run = (work, options) =>
    connection.run(async (db) => {
      db.interactions.hook('reading', counted)
      try {
        return await work(db)
      } finally {
        db.interactions.hook('reading').unsubscribe(counted)
      }
    }, options)
  const counted = <T>(row: T) => {
    // A missing key reads as undefined.
    if (row !== undefined) read += 1
    return row
  }
  const store = interactionStore(run)
  return {
    connection,
    store,
    rows: () => connection.run((db) => db.interactions.orderBy('id').toArray()),
    /** Number of rows that `work` read from the database. */
    async reads(work: () => Promise<unknown>) {
      read = 0
      await work()
      return read
    },
  }
}

describe('with many rows waiting', () => {
  it('reads keys and one row instead of the whole table', async () => {
    const { connection, store, reads } = setUp()
    const many = Array.from({ length: 1_000 }, (_, n) => event(`s${n % 100}`, n))
    await connection.run((db) =>
      db.interactions.bulkAdd(
        many.map((row, seq) => ({
          ...row,
          updatedAt: row.createdAt,
          synced: 0,
          state: 'pending',
          attempts: 0,
          lastStatus: null,
          ackAt: null,
          seq,
        })),
      ),
    )
    expect(await reads(() => store.pendingSessions(4, NONE))).toBe(0)
    expect(await reads(() => store.nextPending('s7', null))).toBe(1)
    expect(await reads(() => store.heldPending(NONE))).toBe(0)
    expect(await reads(() => store.append([event('s7', 20_000)]))).toBe(0)
  })
})

describe('sessions with pending rows', () => {
  it('are listed once each, without skipped ones, up to the limit', async () => {
    const { store } = setUp()
    await store.append(['a', 'b', 'c', 'd'].flatMap((session) => [event(session, 1), event(session, 2)]))
    expect(await store.pendingSessions(10, NONE)).toEqual(['a', 'b', 'c', 'd'])
    expect(await store.pendingSessions(2, new Set(['a']))).toEqual(['b', 'c'])
  })

  it('are empty in an empty table', async () => {
    expect(await setUp().store.pendingSessions(4, NONE)).toEqual([])
  })

  it('exclude delivered and refused records', async () => {
    const { store } = setUp()
    await store.append([event('a', 1), event('b', 1), event('c', 1)])
    await store.markDelivered('a-1', 201, at(5))
    await store.markHeldAgainst('b-1', 422)
    await store.markHeldAgainst('b-1', 422)
    expect(await store.pendingSessions(4, NONE)).toEqual(['c'])
  })
})

describe('the next record of a session', () => {
  it('is the earliest, then the one after it', async () => {
    const { store } = setUp()
    await store.append([event('a', 1), event('a', 2)])
    const first = await store.nextPending('a', null)
    expect(first?.id).toBe('a-1')
    expect((await store.nextPending('a', first?.createdAt ?? ''))?.id).toBe('a-2')
  })

  it('skips one that was refused once', async () => {
    const { store } = setUp()
    await store.append([event('a', 1), event('a', 2)])
    await store.markHeldAgainst('a-1', 422)
    expect((await store.nextPending('a', null))?.id).toBe('a-2')
    expect((await store.heldPending(NONE))?.id).toBe('a-1')
  })
})

describe('appending', () => {
  it('is idempotent for the same event', async () => {
    const { store, rows } = setUp()
    await store.append([event('a', 1)])
    const before = await rows()
    await store.append([event('a', 1)])
    expect(await rows()).toEqual(before)
  })

  it('returns the assigned times', async () => {
    const { store } = setUp()
    await store.append([event('a', 5)])
    expect(await store.append([event('a', 3)])).toEqual([{ sessionIdentifier: 'a', createdAt: at(6) }])
  })

  it('counts an overflow once, and adds later ones', async () => {
    const { connection, store } = setUp()
    const total = async () => parseOverflow(await deviceFacts(connection.run).read(FACT.overflow)).total
    await store.append([event('a', 1)], { id: 'x', count: 3 })
    await store.append([event('a', 2)], { id: 'x', count: 3 })
    expect(await total()).toBe(3)
    await store.append([event('a', 3)], { id: 'x', count: 5 })
    await store.append([event('a', 4)], { id: 'y', count: 2 })
    expect(await total()).toBe(7)
  })
})

describe('marks', () => {
  it('never change a delivered record', async () => {
    const { store, rows } = setUp()
    await store.append([event('a', 1)])
    await store.markDelivered('a-1', 201, at(5))
    const before = await rows()
    expect(await store.markHeldAgainst('a-1', 422)).toBe(false)
    await store.markReplyLost('a-1')
    await store.markDelivered('a-1', 409, at(9))
    expect(await rows()).toEqual(before)
  })

  it('ignore a record that no longer exists', async () => {
    const { store, rows } = setUp()
    await store.markDelivered('gone', 201, at(5))
    expect(await rows()).toEqual([])
  })

  it('retry the named records, or all', async () => {
    const { store, rows } = setUp()
    await store.append([event('a', 1), event('a', 2)])
    for (const id of ['a-1', 'a-1', 'a-2', 'a-2']) await store.markHeldAgainst(id, 422)
    expect(await store.requeueRefused(['a-2'])).toBe(1)
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['refused', 2],
      ['pending', 0],
    ])
    expect(await store.requeueRefused()).toBe(1)
  })
})
