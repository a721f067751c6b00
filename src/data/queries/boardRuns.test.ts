import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameRun } from '#domain/game/gameTypes'
import { leaderboard } from '#domain/game/leaderboard'
import { A_DAY, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { forgetDatabase } from '../testing/tab'
import { readBoards } from './boardRuns'

const TODAY = { event: AN_EVENT, day: A_DAY }
const at = (minute: number) => new Date(Date.parse(`${A_DAY}T12:00:00.000Z`) + minute * 60_000).toISOString()
const read = (ownId = '') => withDatabase((db) => readBoards(db, AN_EVENT, A_DAY, ownId))
const keep = (runs: readonly object[]) => withDatabase((db) => db.table('gameRuns').bulkPut(runs))

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
})

describe('the runs of the boards', () => {
  it('are those that all stored runs give the same boards by, however many are unsigned or repeated', async () => {
    const runs = Array.from({ length: 300 }, (_, n): GameRun => {
      const initials = n % 3 === 0 ? null : `A${'ABCDEFGHIJKLMNO'[n % 15]}B`
      const day = n % 4 === 0 ? '2026-11-19' : A_DAY
      return aGameRun(5_000 + (n % 60) * 50, { id: `r-${n}`, initials, day, startedAt: at(n) })
    })
    await keep([...runs, { id: 'broken', event: AN_EVENT, day: A_DAY, score: 99_999 }])
    const board = await read()
    expect(board.runs.length).toBeLessThan(runs.length)
    for (const scope of [TODAY, { event: AN_EVENT }]) {
      const ids = (of: readonly GameRun[]) => leaderboard(of, scope).map(({ run }) => run.id)
      expect(ids(board.runs).slice(0, 10)).toEqual(ids(runs).slice(0, 10))
    }
  })

  it('have those above the own one, so that its place is known however low it is', async () => {
    const others = Array.from({ length: 60 }, (_, n) => {
      const initials = `${'ABCDEFGHIJ'[Math.floor(n / 10)]}${'ABCDEFGHIJ'[n % 10]}X`
      return aGameRun(5_000 + n * 10, { id: `r-${n}`, initials })
    })
    await keep([...others, aGameRun(9_000, { id: 'own' })])
    const { runs } = await read('own')
    expect(leaderboard(runs, TODAY)).toHaveLength(61)
  })

  it('number unsigned runs by their start within the day, signed or hidden ones between them too', async () => {
    await keep([
      aGameRun(5_000, { id: 'signed', initials: 'ANA', startedAt: at(1) }),
      aGameRun(6_000, { id: 'hidden', hidden: 1, startedAt: at(2) }),
      aGameRun(7_000, { id: 'third', startedAt: at(3) }),
      aGameRun(7_000, { id: 'yesterday', day: '2026-11-19', startedAt: at(-1440) }),
    ])
    const { runs } = await read('third')
    expect(new Map(runs.map(({ id, player }) => [id, player]))).toEqual(
      new Map([
        ['signed', null],
        ['hidden', null],
        ['third', 3],
        ['yesterday', 1],
      ]),
    )
  })

  it('number the three best unsigned runs beside the own one', async () => {
    await keep([5_000, 6_000, 7_000, 8_000].map((ms, n) => aGameRun(ms, { id: `r-${n}`, startedAt: at(n) })))
    const { runs } = await read('r-1')
    expect(runs.map(({ player }) => player).toSorted()).toEqual([1, 2, 3, 4])
  })

  it('say whether anybody has played, whatever came of it', async () => {
    expect((await read()).hasPlayed).toEqual({ today: false, event: false })
    await keep([aGameRun(200_000, { day: '2026-11-19' })])
    expect((await read()).hasPlayed).toEqual({ today: false, event: true })
    await keep([aGameRun(200_000, { id: 'idle' })])
    expect((await read()).hasPlayed).toEqual({ today: true, event: true })
  })
})
