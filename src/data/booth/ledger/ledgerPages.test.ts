import { expect, it, vi } from 'vitest'
import type { Interaction } from '#domain/recording/interaction'
import type { PharosDatabase } from '../../core/db'
import { createTestConnection } from '../../testing/tab'
import { LEDGER_PAGE_ROWS, readLedgerPage, readSummary } from './ledgerPages'

const FIRST = Date.UTC(2026, 10, 20, 9)
// The number of rows read must not depend on this.
const MANY = 5_000
const iso = (ms: number) => new Date(ms).toISOString()

/** Every fifth waits, every hundredth was refused, all others are delivered. */
function row(at: number): Interaction {
  const createdAt = iso(FIRST + at * 1_000)
  const base = {
    id: `row-${String(at).padStart(6, '0')}`,
    activationId: 'act',
    sessionIdentifier: `visit-${at % 300}`,
    action: 'Home',
    value: null,
    createdAt,
    updatedAt: createdAt,
    seq: at,
  }
  if (at % 100 === 0)
    return { ...base, synced: 0, state: 'refused', attempts: 2, lastStatus: 422, ackAt: null }
  if (at % 5 === 0)
    return { ...base, synced: 0, state: 'pending', attempts: 0, lastStatus: null, ackAt: null }
  return { ...base, synced: 1, state: 'sent', attempts: 0, lastStatus: 201, ackAt: createdAt }
}

const connection = createTestConnection()
const run = <T>(work: (db: PharosDatabase) => Promise<T>) => connection.run(work, { limitMs: 60_000 })
const idOf = (at: number) => row(at).id

it('reads a window of a long table and counts it, and never the whole', async () => {
  await run((db) => db.interactions.bulkAdd(Array.from({ length: MANY }, (_, at) => row(at))))
  const read = vi.fn()
  const reading = (value: unknown) => {
    read()
    return value
  }
  await run(async (db) => {
    db.interactions.hook('reading', reading)
    return null
  })
  const { rows, ...page } = await run((db) => readLedgerPage(db, 'all', 7))
  expect(page).toEqual({ page: 7, pages: MANY / LEDGER_PAGE_ROWS, total: MANY })
  expect([rows[0]?.id, rows.at(-1)?.id]).toEqual([idOf(MANY - 1 - 120), idOf(MANY - 140)])
  expect(read.mock.calls.length).toBeLessThanOrEqual(LEDGER_PAGE_ROWS)

  read.mockClear()
  const summary = await run(readSummary)
  expect(summary).toMatchObject({ pending: 950, refused: 50, sent: 4_000, foreign: 0, handedOver: 0 })
  expect(summary.oldestPendingAt).toBe(row(5).createdAt)
  expect(summary.lastReceipt).toEqual({ ackAt: row(MANY - 1).createdAt, lastStatus: 201 })
  const waiting = await run((db) => readLedgerPage(db, 'waiting', 999_999))
  expect([waiting.page, waiting.total, waiting.rows.at(-1)?.id]).toEqual([48, 950, idOf(5)])
  const refused = await run((db) => readLedgerPage(db, 'refused', 1))
  expect([refused.total, refused.rows[0]?.id]).toEqual([50, idOf(4_900)])
  expect(read.mock.calls.length).toBeLessThanOrEqual(3 * LEDGER_PAGE_ROWS)
})

it('what another kiosk delivers is not among the waiting ones, and is listed by itself', async () => {
  const own = createTestConnection()
  const pending = (id: string, changes: Partial<Interaction>): Interaction => ({ ...row(5), id, ...changes })
  const rows: Interaction[] = [
    pending('a', {}),
    pending('b', { handedOver: 1 }),
    pending('c', { origin: 'other' }),
    pending('d', { origin: 'other', handedOver: 1 }),
    pending('e', { state: 'unresolved', activationId: '' }),
    { ...row(6), id: 'f', origin: 'other' },
  ]
  await own.run((db) => db.interactions.bulkAdd(rows))
  const list = async (filter: 'waiting' | 'elsewhere') =>
    (await own.run((db) => readLedgerPage(db, filter, 1))).rows.map(({ id }) => id)
  expect(await list('waiting')).toEqual(['e', 'd', 'a'])
  expect(await list('elsewhere')).toEqual(['c', 'b'])
  const { pending: ours, unresolved, handedOver, foreign, lastReceipt } = await own.run(readSummary)
  expect({ ours, unresolved, handedOver, foreign, lastReceipt }).toEqual({
    ours: 3,
    unresolved: 1,
    handedOver: 1,
    foreign: 1,
    lastReceipt: null,
  })
})

it('pages over both ranges of what waits, without a gap', async () => {
  const own = createTestConnection()
  const rows = Array.from({ length: 9 }, (_, at): Interaction => {
    const state = at < 4 ? 'unresolved' : 'pending'
    return { ...row(at * 5 + 5), id: `w-${at}`, state, attempts: 0, lastStatus: null }
  })
  await own.run((db) => db.interactions.bulkAdd(rows))
  const seen: string[] = []
  for (const page of [1, 2, 3])
    seen.push(...(await own.run((db) => readLedgerPage(db, 'waiting', page, 3))).rows.map(({ id }) => id))
  expect(seen.map((id) => id.slice(2)).join('')).toBe('321087654')
})
