import { describe, expect, it } from 'vitest'
import { ALL_CHALLENGES } from './challenges'
import { deckSeed } from './deck'
import type { GameRun, RunSetup, RunStep } from './gameTypes'
import { leaderboard } from './leaderboard'
import { isRankable } from './rankable'
import { replayRun } from './run'
import { scoredRun } from './scoredRun'

const EVENT = 'Fleet Expo'
const DAY = '2026-11-22'
const SETUP: RunSetup = {
  kind: 'ranked',
  deck: 'full',
  seed: deckSeed(EVENT, DAY),
  lengthMs: 90_000,
  available: ALL_CHALLENGES,
}

let made = 0

/** A run that solves a prompt at each of the times and lasts until the clock runs out. */
function aRun(
  initials: string | null,
  foundAtMs: readonly number[],
  change: Partial<GameRun> & { kind?: RunSetup['kind']; end?: RunStep } = {},
): GameRun {
  const { kind, end = { kind: 'end', atMs: 90_000, reason: 'time' }, ...changes } = change
  const setup = { ...SETUP, ...(kind && { kind }), ...changes.setup }
  const run = replayRun(setup, [...foundAtMs.map((atMs) => ({ kind: 'done', atMs }) as const), end])
  made += 1
  return {
    id: `run-${made}`,
    event: EVENT,
    startedAt: `2026-11-22T15:${String(made).padStart(2, '0')}:00Z`,
    day: DAY,
    pack: 'pharos-demo',
    packVersion: 1,
    steps: run.steps,
    score: run.score,
    initials,
    hidden: 0,
    ...changes,
    setup,
  }
}

/** `count` consecutive finds, each of which took `everyMs`. */
const finds = (count: number, everyMs = 2000) => Array.from({ length: count }, (_, at) => (at + 1) * everyMs)
const boardOf = (runs: readonly GameRun[], day?: string) =>
  leaderboard(runs.map(scoredRun), day === undefined ? { event: EVENT } : { event: EVENT, day })
const names = (runs: readonly GameRun[], day?: string) => boardOf(runs, day).map(({ initials }) => initials)

describe('the leaderboard', () => {
  it('has the best run of each initials, the best first', () => {
    const runs = [
      aRun('ANA', finds(3)),
      aRun('BEN', finds(5)),
      aRun('ANA', finds(7)),
      aRun('ANA', finds(4)),
      aRun('CAL', finds(6)),
    ]
    const board = boardOf(runs, DAY)
    expect(board.map(({ initials, id }) => [initials, id])).toEqual([
      ['ANA', runs[2]?.id],
      ['CAL', runs[4]?.id],
      ['BEN', runs[1]?.id],
    ])
    expect(board[0]).toMatchObject({ found: 7, timeMs: 90_000 })
  })

  it('has the runs of a day or of the whole event, and of no other', () => {
    const runs = [
      aRun('ANA', finds(3)),
      aRun('BEN', finds(4), { day: '2026-11-21' }),
      aRun('CAL', finds(5), { event: 'Another' }),
    ]
    expect(names(runs, DAY)).toEqual(['ANA'])
    expect(names(runs, '2026-11-21')).toEqual(['BEN'])
    expect(names(runs)).toEqual(['BEN', 'ANA'])
    expect(names([])).toEqual([])
  })

  it.each<[string, GameRun]>([
    ['without a find', aRun('ANA', [])],
    ['without a find or initials', aRun(null, [])],
    ['that staff hid', aRun('ANA', finds(3), { hidden: 1 })],
    ['of practice', aRun('ANA', finds(3), { kind: 'practice' })],
    ['of staff', aRun('ANA', finds(3), { kind: 'staff' })],
    ['of another length', aRun('ANA', finds(3), { setup: { ...SETUP, lengthMs: 300_000 } })],
    ['of another deck', aRun('ANA', finds(3), { setup: { ...SETUP, deck: 'expert' } })],
    [
      'that took up the code of another day',
      aRun('ANA', finds(3), { setup: { ...SETUP, kind: 'challenge', seed: 7 } }),
    ],
    ['that was stopped', aRun('ANA', finds(3), { end: { kind: 'end', atMs: 9000, reason: 'stopped' } })],
    ['that was voided', aRun('ANA', finds(3), { end: { kind: 'end', atMs: 9000, reason: 'voided' } })],
    ['that is not over', { ...aRun('ANA', finds(3)), steps: [{ kind: 'done', atMs: 2000 }] }],
    ['whose log gives another score', { ...aRun('ANA', finds(3)), score: 9999 }],
    ['whose finds are too fast', aRun('ANA', finds(3, 399))],
  ])('has no run %s', (_, run) => {
    expect(names([run, aRun('BEN', finds(1))])).toEqual(['BEN'])
  })

  it('has each unsigned run for itself, the best three of them', () => {
    const unsigned = [6, 9, 3, 8, 7].map((count) => aRun(null, finds(count)))
    const board = boardOf([...unsigned, aRun('ANA', finds(5)), aRun('BEN', finds(2))])
    expect(board.map(({ initials, found }) => [initials, found])).toEqual([
      [null, 9],
      [null, 8],
      [null, 7],
      ['ANA', 5],
      ['BEN', 2],
    ])
  })

  it('gives the place of an unsigned run that does not replay to the next one', () => {
    const forged = { ...aRun(null, finds(3)), score: 9999 }
    const honest = [2, 3, 4].map((count) => aRun(null, finds(count)))
    expect(names([forged, ...honest])).toEqual([null, null, null])
  })

  it('has a run by the code of its own day', () => {
    expect(names([aRun('ANA', finds(3), { kind: 'challenge' })])).toEqual(['ANA'])
  })

  it('lets a worse run stand in for one that does not replay', () => {
    expect(names([{ ...aRun('ANA', finds(3)), score: 9999 }, aRun('ANA', finds(2))])).toEqual(['ANA'])
  })

  it('puts more finds before the same score of fewer', () => {
    const four = aRun('FOU', finds(4, 8000))
    // Earlier, so that only the number of finds can put it second.
    const early = { startedAt: '2026-11-22T01:00:00Z' }
    let three = aRun('THR', finds(3), early)
    for (let atMs = 1000; three.score !== four.score && atMs < 20_000; atMs += 10)
      three = aRun('THR', [500, 1000, atMs], early)
    expect(three.score).toBe(four.score)
    expect(names([three, four])).toEqual(['FOU', 'THR'])
  })

  it('puts less time before the same score and finds, then the earlier start, then the id', () => {
    const setup: RunSetup = { ...SETUP, available: ['ring-the-bell'] }
    const slow = aRun('SLO', [1040], { setup })
    const fast = aRun('FAS', [1010], { setup })
    expect(fast.score).toBe(slow.score)
    const runs = [
      { ...slow, id: 'b', initials: 'BBB' },
      { ...slow, id: 'a', initials: 'AAA' },
      { ...slow, initials: 'OLD', startedAt: '2026-11-22T01:00:00Z' },
      fast,
    ]
    expect(names(runs)).toEqual(['FAS', 'OLD', 'AAA', 'BBB'])
  })

  it('does not change the runs that it is given', () => {
    const runs = [aRun('ANA', finds(1)), aRun('BEN', finds(2))].map(scoredRun)
    const before = [...runs]
    leaderboard(runs, { event: EVENT })
    expect(runs).toEqual(before)
  })
})

describe('a log', () => {
  const run = aRun('ANA', finds(3))

  it.each<[string, (steps: readonly RunStep[]) => readonly RunStep[]]>([
    [
      'time that goes back',
      ([first, ...rest]) => [...rest.slice(0, 1), ...(first ? [first] : []), ...rest.slice(1)],
    ],
    ['a step after the end', (steps) => [...steps, { kind: 'skip', atMs: 90_000 }]],
    [
      'a step at no time',
      ([first, ...rest]) => [...(first ? [first] : []), { kind: 'skip', atMs: Number.NaN }, ...rest],
    ],
    [
      'a fourth skip',
      (steps) => [...[0, 1500, 3000, 4500].map((atMs) => ({ kind: 'skip', atMs }) as const), ...steps],
    ],
    ['a step left out', (steps) => steps.slice(1)],
    ['its end left out', (steps) => steps.slice(0, -1)],
    ['nothing', () => []],
  ])('with %s does not count', (_, tampered) => {
    expect(isRankable(run)).toBe(true)
    expect(isRankable({ ...run, steps: tampered(run.steps) })).toBe(false)
  })
})
