import 'fake-indexeddb/auto'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { valueOr } from '#domain/base/live'
import type { GameRun } from '#domain/game/gameTypes'
import type { Numbered } from '#domain/game/playerNumber'
import { A_DAY, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { clearQueryCache } from '../core/live'
import { dropVisitorChanges } from '../core/visitorChanges'
import { staffNotes } from '../interactions/staffNotes'
import { hideRun, nameRun, saveRun, useListedRuns } from './gameRuns'
import { scoreStoredRuns } from './scoredRuns'

const KEPT = 20
const aRun = (id: string, changes: Partial<GameRun> = {}) => aGameRun(9_000, { id, ...changes })

async function runs(): Promise<Numbered<GameRun>[]> {
  const { result } = renderHook(() => valueOr(useListedRuns(AN_EVENT, A_DAY), null)?.runs ?? null)
  await waitFor(() => expect(result.current).not.toBeNull())
  return result.current ?? []
}

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  clearQueryCache()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

describe('a run', () => {
  it('is stored with its acts and with the pack that it was played with', async () => {
    await withDatabase((db) =>
      db.datasets.put({ name: 'vehicles', pack: 'p', version: 9, rowsDone: 1, rowsTotal: 1, complete: 1 }),
    )
    const acts = [{ kind: 'press', atMs: 900, target: 'bell' }] as const
    await saveRun(aRun('r-1'), acts)
    expect(await runs()).toEqual([{ ...aRun('r-1', { pack: 'p', packVersion: 9 }), player: 1 }])
    expect((await withDatabase((db) => db.runActs.get('r-1')))?.acts).toEqual(acts)
  })

  it('is signed, hidden and shown again', async () => {
    await saveRun(aRun('r-1'), [])
    await nameRun('r-1', 'ABC')
    await hideRun('r-1', true)
    expect(await runs()).toMatchObject([{ initials: 'ABC', hidden: 1 }])
    await hideRun('r-1', false)
    await waitFor(async () => expect(await runs()).toMatchObject([{ hidden: 0 }]))
  })

  it('outlives a reset', async () => {
    await saveRun(aRun('r-1'), [])
    await dropVisitorChanges()
    expect(await runs()).toHaveLength(1)
  })

  it('that is none is left out and named to staff', async () => {
    await saveRun(aRun('r-1'), [])
    await withDatabase((db) =>
      db.table('gameRuns').bulkPut([
        { id: 'r-2', day: A_DAY },
        { ...aRun('r-3'), score: -1 },
        { ...aRun('r-4'), steps: [{ kind: 'won', atMs: 1 }] },
        { ...aRun('r-5'), setup: { ...aRun('r-5').setup, available: ['win-at-once'] } },
        { ...aRun('r-6'), initials: '<b>' },
      ]),
    )
    expect((await runs()).map(({ id }) => id)).toEqual(['r-1'])
    await scoreStoredRuns(Date.now())
    expect(await staffNotes().list()).toMatchObject([
      { code: 'game-run-broken', detail: '5: r-2, r-3, r-4, r-5, r-6' },
    ])
  })

  it('is let go when it is the oldest of too many, and never when it is of the day', async () => {
    const old = Array.from({ length: KEPT }, (_, at) =>
      aRun(`o-${at}`, { day: '2026-11-01', startedAt: new Date(1.7e12 + at * 1000).toISOString() }),
    )
    await withDatabase(async (db) => {
      await db.gameRuns.bulkPut(old)
      await db.runActs.put({ id: 'o-0', acts: [] })
      await db.gameRuns.put(aRun('t-0', { startedAt: '2000-01-01T00:00:00.000Z' }))
    })
    await saveRun(aRun('t-1'), [], KEPT)
    const left = await withDatabase((db) => db.gameRuns.toCollection().primaryKeys())
    expect(left).toHaveLength(KEPT)
    expect(['o-0', 'o-1', 'o-2', 't-0', 't-1'].filter((id) => left.includes(id))).toEqual([
      'o-2',
      't-0',
      't-1',
    ])
    expect(await withDatabase((db) => db.runActs.count())).toBe(0)
  })
})
