import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameRun } from '#domain/game/gameTypes'
import { leaderboard } from '#domain/game/leaderboard'
import { numberRuns } from '#domain/game/playerNumber'
import { RULES_VERSION, scoredRun } from '#domain/game/scoredRun'
import { A_DAY, A_SETUP, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { interactionArchive } from '../interactions/interactionArchive'
import { forgetDatabase } from '../testing/tab'
import { type Board, readBestRuns, readBoards, readRival } from './boards'
import { hideRun, nameRun, saveRun } from './gameRuns'
import { scoreStoredRuns } from './scoredRuns'

const TODAY = { event: AN_EVENT, day: A_DAY }
const YESTERDAY = '2026-11-19'
const at = (minute: number) => new Date(Date.parse(`${A_DAY}T12:00:00.000Z`) + minute * 60_000).toISOString()
const read = (ownId = '') => withDatabase((db) => readBoards(db, AN_EVENT, A_DAY, ownId))
/** Stores rows as an older build or a damaged database has them, and starts the kiosk. */
async function keep(...runs: readonly object[]): Promise<void> {
  await withDatabase((db) => db.table('gameRuns').bulkPut(runs))
  await scoreStoredRuns(Date.now())
}
const named = (initials: string, findMs: number, changes: Partial<GameRun> = {}) =>
  aGameRun(findMs, { id: `${initials}-${findMs}`, initials, ...changes })
/** Thirteen players, the first the fastest. */
const FIELD = [...'ABCDEFGHIJKLM'].map((letter, n) => named(letter.repeat(3), 5000 + n * 500))
const placesOf = ({ rows }: Board) =>
  rows.map(({ rank, run, isOwn, isApart }) => [rank, run.initials, isOwn, isApart])
const namesOf = ({ rows }: Board) => rows.map(({ run }) => run.initials)
const idsOf = ({ rows }: Board) => rows.map(({ run }) => run.id)

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
})

describe('the boards of a day and of its event', () => {
  it('are those of all stored runs, however many are unsigned, repeated, forged or broken', async () => {
    const runs = Array.from({ length: 300 }, (_, n): GameRun => {
      const initials = n % 3 === 0 ? null : `A${'ABCDEFGHIJKLMNO'[n % 15]}B`
      const day = n % 4 === 0 ? YESTERDAY : A_DAY
      const run = aGameRun(5_000 + (n % 60) * 50, { id: `r-${n}`, initials, day, startedAt: at(n) })
      return n % 7 === 0 ? { ...run, score: 9_999 } : run
    })
    await keep(...runs, { id: 'broken', event: AN_EVENT, day: A_DAY, score: 99_999 })
    const { today, event } = await read()
    const all = runs.map(scoredRun)
    const expected = (scope: { event: string; day?: string }) => leaderboard(all, scope).map(({ id }) => id)
    expect(idsOf(today)).toEqual(expected(TODAY).slice(0, 10))
    expect(idsOf(event)).toEqual(expected({ event: AN_EVENT }).slice(0, 10))
    // More than a board's places: the loop between visits may find one that can be watched below the tenth.
    expect((await readBestRuns(AN_EVENT, A_DAY)).map(({ id }) => id)).toEqual(expected(TODAY))
  })

  it('have the ten best', async () => {
    await keep(...FIELD)
    expect(placesOf((await read()).today)).toEqual(
      [...'ABCDEFGHIJ'].map((letter, n) => [n + 1, letter.repeat(3), false, false]),
    )
  })

  it('have the own run in its place before it has initials', async () => {
    await keep(...FIELD, aGameRun(5750, { id: 'own' }))
    expect(placesOf((await read('own')).today).slice(1, 4)).toEqual([
      [2, 'BBB', false, false],
      [3, null, true, false],
      [4, 'CCC', false, false],
    ])
  })

  it('keep an own run below the tenth in view, apart, with its rank among all', async () => {
    await keep(...FIELD, aGameRun(12_000, { id: 'own' }))
    const rows = placesOf((await read('own')).today)
    expect(rows).toHaveLength(11)
    expect(rows.at(-1)).toEqual([14, null, true, true])
  })

  it('show the best run of the own initials as the own', async () => {
    await keep(...FIELD, named('BBB', 9000), named('MMM', 12_000))
    const own = async (id: string) => placesOf((await read(id)).today).filter(([, , isOwn]) => isOwn)
    expect(await own('BBB-9000')).toEqual([[2, 'BBB', true, false]])
    expect(await own('MMM-12000')).toEqual([[13, 'MMM', true, true]])
  })

  it('have the own unsigned run wherever it came, beside the three best unsigned ones', async () => {
    const unsigned = [5100, 5200, 5300].map((ms) => aGameRun(ms, { id: `u-${ms}` }))
    await keep(...FIELD, ...unsigned, aGameRun(5600, { id: 'own' }))
    const { rows } = (await read('own')).today
    expect(rows.filter(({ run }) => run.initials === null).map(({ run }) => run.id)).toEqual([
      'u-5100',
      'u-5200',
      'u-5300',
      'own',
    ])
  })

  it('have no place for an own run of another day', async () => {
    await keep(aGameRun(5000, { id: 'own', day: YESTERDAY }))
    const { today, own } = await read('own')
    expect([today.rows, today.standing, own?.id]).toEqual([[], null, 'own'])
  })

  it('number runs with a find by their start within the day, signed or hidden ones between them too', async () => {
    const runs = [
      aGameRun(200_000, { id: 'idle', startedAt: at(0) }),
      aGameRun(5_000, { id: 'signed', initials: 'ANA', startedAt: at(1) }),
      aGameRun(6_000, { id: 'hidden', hidden: 1, startedAt: at(2) }),
      aGameRun(200_000, { id: 'idle again', startedAt: at(3) }),
      aGameRun(7_000, { id: 'third', startedAt: at(4) }),
      named('BEN', 8_000, { day: YESTERDAY }),
      aGameRun(9_000, { id: 'yesterday', day: YESTERDAY, startedAt: at(-1440) }),
    ]
    await keep(...runs)
    const { event, own } = await read('third')
    expect(event.rows.map(({ run }) => [run.id, run.player])).toEqual([
      ['signed', null],
      ['third', 3],
      ['BEN-8000', null],
      ['yesterday', 1],
    ])
    expect(own?.player).toBe(3)
    const unsigned = numberRuns(runs.map(scoredRun)).filter(({ initials }) => initials === null)
    for (const { id, player } of unsigned) expect([id, (await read(id)).own?.player]).toEqual([id, player])
  })

  it('say whether anybody has played, whatever came of it', async () => {
    const played = async () => {
      const { today, event } = await read()
      return { today: today.hasPlayed, event: event.hasPlayed }
    }
    expect(await played()).toEqual({ today: false, event: false })
    await keep(aGameRun(200_000, { day: YESTERDAY }))
    expect(await played()).toEqual({ today: false, event: true })
    await keep(aGameRun(200_000, { id: 'idle' }))
    expect(await played()).toEqual({ today: true, event: true })
  })
})

describe('where a run stands', () => {
  const OTHERS = [named('ANA', 5000), named('BEN', 7000), named('CAL', 9000)]
  const [ana, ben, cal] = OTHERS.map(({ score }) => score) as [number, number, number]

  it('is its rank and the points behind the next one before it has a name', async () => {
    const own = aGameRun(8000, { id: 'own' })
    await keep(...OTHERS, own)
    expect((await read('own')).today.standing).toEqual({
      rank: 3,
      behind: ben - own.score,
      lead: own.score - cal,
    })
  })

  it('is the first place with nobody ahead, and alone', async () => {
    const own = aGameRun(4500, { id: 'own' })
    await keep(own)
    expect((await read('own')).event.standing).toEqual({ rank: 1, behind: null, lead: null })
    await keep(...OTHERS)
    expect((await read('own')).event.standing).toEqual({ rank: 1, behind: null, lead: own.score - ana })
  })

  it('is not behind a run of its own initials, nor behind a fourth unsigned one', async () => {
    const unsigned = [4500, 4600, 4700, 4800].map((ms) => aGameRun(ms, { id: `u-${ms}` }))
    await keep(...OTHERS, named('ANA', 6000), ...unsigned)
    expect((await read('ANA-6000')).today.standing).toMatchObject({ rank: 4 })
    expect((await read('BEN-7000')).today.standing).toMatchObject({ rank: 5, behind: ana - ben })
  })

  it('is the tie rule’s place beside a run that is like it', async () => {
    await keep(...['a', 'c'].map((id) => aGameRun(6000, { id, initials: id === 'a' ? 'AAA' : 'CCC' })))
    await keep(aGameRun(6000, { id: 'b' }))
    expect((await read('b')).today.standing).toEqual({ rank: 2, behind: 0, lead: 0 })
  })

  it('is nowhere when it does not count', async () => {
    await keep(
      ...OTHERS,
      aGameRun(5000, { id: 'practice', setup: { ...A_SETUP, kind: 'practice' } }),
      aGameRun(200_000, { id: 'nothing' }),
      aGameRun(5000, { id: 'elsewhere', event: 'Another' }),
    )
    for (const id of ['practice', 'nothing', 'elsewhere'])
      expect((await read(id)).today.standing, id).toBeNull()
  })

  it('is the rank that a leaderboard of all gives, for every run of many', async () => {
    const runs = Array.from({ length: 60 }, (_, n) => {
      const initials = n % 4 === 0 ? null : `B${'ABCDEFGHIJKLMNOPQRSTUVWXY'[n % 25]}B`
      return aGameRun(5_000 + ((n * 7) % 40) * 60, { id: `r-${n}`, initials, startedAt: at(n) })
    })
    await keep(...runs)
    const all = runs.map(scoredRun)
    for (const own of all) {
      const others = all.filter(
        ({ id, initials }) => id !== own.id && (initials === null || initials !== own.initials),
      )
      const board = leaderboard([...leaderboard(others, TODAY), { ...own, initials: 'OWN' }], TODAY)
      const rank = board.findIndex(({ id }) => id === own.id) + 1
      expect((await read(own.id)).today.standing?.rank, own.id).toBe(rank)
    }
  })
})

describe('what the boards know of a run', () => {
  it('follows its name, what staff hid, and the runs that were let go', async () => {
    await saveRun(named('ANA', 5000, { day: YESTERDAY, startedAt: at(-1440) }), [])
    await saveRun(named('ANA', 6000), [])
    await saveRun(aGameRun(7000, { id: 'own' }), [])
    expect(idsOf((await read()).event)).toEqual(['ANA-5000', 'own'])
    await nameRun('own', 'BEN')
    expect(namesOf((await read()).today)).toEqual(['ANA', 'BEN'])
    await hideRun('ANA-6000', true)
    expect(namesOf((await read()).today)).toEqual(['BEN'])
    await hideRun('ANA-6000', false)
    await saveRun(named('CAL', 8000), [], 3)
    expect(idsOf((await read()).event)).toEqual(['ANA-6000', 'own', 'CAL-8000'])
  })

  it('is found out by this kiosk and never taken from a file', async () => {
    const forged = { ...named('ANA', 5000), score: 9_999, counts: true, found: 16, rules: RULES_VERSION }
    await saveRun(named('BEN', 9000), [])
    await interactionArchive().unite([], 'here', [forged, named('CAL', 6000), named('BEN', 7000)])
    expect(idsOf((await read()).today)).toEqual(['CAL-6000', 'BEN-7000'])
  })

  it('is found out again when the rules change', async () => {
    await keep(named('ANA', 5000), named('BEN', 6000))
    await withDatabase((db) =>
      db.scoredRuns.toCollection().modify({ rules: RULES_VERSION - 1, counts: false, score: 1 }),
    )
    await scoreStoredRuns(Date.now())
    expect(namesOf((await read()).today)).toEqual(['ANA', 'BEN'])
    expect(await withDatabase((db) => db.scoredRuns.where('rules').equals(RULES_VERSION).count())).toBe(2)
  })
})

describe('the rival of a day', () => {
  const rival = () => withDatabase((db) => readRival(db, AN_EVENT, A_DAY))

  it('is its best run, with the way its score rose', async () => {
    const best = named('AAA', 5000)
    await keep(best, named('BBB', 6000), named('CCC', 4000, { day: YESTERDAY }))
    const found = await rival()
    expect([found?.run.id, found?.setup, found?.points.at(-1)?.score]).toEqual([best.id, A_SETUP, best.score])
  })

  it('is missing while only runs without a find are stored', async () => {
    const steps = [{ kind: 'end', atMs: 90_000, reason: 'time' }] as const
    await keep(aGameRun(5000, { id: 'idle', steps, score: 0 }))
    expect(await rival()).toBeUndefined()
  })
})
