import { describe, expect, it } from 'vitest'
import { ALL_CHALLENGES, ruleOf } from './challenges'
import type { Run, RunSetup, RunStep } from './gameTypes'
import { pointsOf } from './points'
import { promptOf, replayRun, startRun, takeStep } from './run'

const SETUP: RunSetup = {
  kind: 'ranked',
  deck: 'full',
  seed: 1,
  lengthMs: 90_000,
  available: ['ring-the-bell', 'recall-roundup', 'coach-mode', 'park-it', 'top-of-the-class'],
}
/** Ring the bell has a par of 4 s and 100 points, and is the only card in the deck. */
const BELL: RunSetup = { ...SETUP, available: ['ring-the-bell'] }

const done = (atMs: number): RunStep => ({ kind: 'done', atMs })
const skip = (atMs: number): RunStep => ({ kind: 'skip', atMs })
const progress = (atMs: number): RunStep => ({ kind: 'progress', atMs })
const end = (atMs: number, reason: 'time' | 'finished' | 'stopped' | 'voided'): RunStep => ({
  kind: 'end',
  atMs,
  reason,
})
const play = (steps: readonly RunStep[], setup = SETUP): Run => replayRun(setup, steps)

describe('the points of a find', () => {
  it.each([
    [0, 150],
    [4000, 125],
    [7999, 100],
    [8000, 100],
    [60_000, 100],
  ])('after %i ms of a par of 4 s are %i of 100', (atMs, points) => {
    expect(play([done(atMs)], { ...BELL, lengthMs: null }).finds).toEqual([
      expect.objectContaining({ challenge: 'ring-the-bell', points, tookMs: atMs }),
    ])
  })

  it.each([
    [1, 100],
    [2, 110],
    [5, 140],
    [6, 150],
    [16, 150],
  ])('of the %i. find in a row are %i of 100 without the speed bonus', (streak, points) => {
    expect(pointsOf(ruleOf('ring-the-bell'), 0, true, streak)).toBe(points)
  })

  it('are rounded once', () => {
    // 100 * 1.376 * 1.5 is 206.4; rounding the speed bonus first would give 207.
    expect(pointsOf(ruleOf('ring-the-bell'), 1984, false, 6)).toBe(206)
  })
})

describe('the streak', () => {
  /** Five cards of 100 points, whose pars are 4 to 8 s. */
  const easy: RunSetup = {
    ...SETUP,
    lengthMs: null,
    available: ALL_CHALLENGES.filter((challenge) => ruleOf(challenge).base === 100),
  }

  it('goes on with a find in twice its par, and starts again with a slower one', () => {
    const first = promptOf(takeStep(startRun(easy), done(1000)))
    const limitMs = 2 * ruleOf(first ?? expect.fail('There is no second prompt')).parMs
    expect(play([done(1000), done(1000 + limitMs)], easy)).toMatchObject({ streak: 2, bestStreak: 2 })
    const slow = play([done(1000), done(1000 + limitMs + 1)], easy)
    expect(slow).toMatchObject({ streak: 1, bestStreak: 1 })
    expect(slow.finds[1]?.points).toBe(100)
  })

  it('is broken by a skip, and the best one is remembered', () => {
    const run = play([done(1000), done(2000), skip(3000), done(5000)], easy)
    expect(run).toMatchObject({ streak: 1, bestStreak: 2, skipsLeft: 2, position: 4 })
    const { challenge, points, tookMs } = run.finds[2] ?? expect.fail('There is no third find')
    expect(tookMs).toBe(500)
    expect(points).toBe(pointsOf(ruleOf(challenge), 500, false, 1))
  })
})

describe('the hint', () => {
  const LATER = { ...SETUP, lengthMs: null }

  it('takes the speed bonus 8 s after the prompt', () => {
    expect(play([done(7999)], LATER).finds[0]?.hinted).toBe(false)
    expect(play([done(8000)], LATER).finds[0]).toMatchObject({ hinted: true, points: 100 })
  })

  it('is put off once by coming nearer, 8 s from then', () => {
    expect(play([progress(5000)], LATER).hintAtMs).toBe(13_000)
    expect(play([progress(5000), progress(9000), done(12_999)], LATER).finds[0]?.hinted).toBe(false)
    expect(play([progress(5000), done(13_000)], LATER).finds[0]?.hinted).toBe(true)
  })

  it('begins anew with each prompt, after a skip once its lock is over', () => {
    expect(play([progress(5000), done(6000)], LATER)).toMatchObject({ promptAtMs: 6000, hintAtMs: 14_000 })
    expect(play([skip(6000)], LATER)).toMatchObject({ promptAtMs: 7500, hintAtMs: 15_500 })
  })
})

describe('the end', () => {
  it('comes with the clock, at its last millisecond, whatever step says so', () => {
    for (const step of [done(90_000), skip(91_000), progress(90_000), end(95_000, 'stopped')]) {
      const run = play([done(2000), step])
      expect(run).toMatchObject({ end: 'time', finds: [expect.anything()] })
      expect(run.steps.at(-1)).toEqual(end(90_000, 'time'))
    }
    expect(play([done(89_999)]).end).toBeNull()
  })

  it('never comes by itself without a clock', () => {
    expect(play([done(3_600_000)], { ...SETUP, lengthMs: null }).end).toBeNull()
  })

  it('is told by who stops, and a page that was hidden too long voids even after the time', () => {
    expect(play([end(5000, 'stopped')]).end).toBe('stopped')
    expect(play([end(200_000, 'voided')]).end).toBe('voided')
  })

  it('of the deck adds 10 points for each whole second that is left', () => {
    const run = play([done(4001)], BELL)
    const points = run.finds[0]?.points ?? 0
    expect(run).toMatchObject({ end: 'finished', score: points + 850 })
    // A skip also finishes the deck; without a clock, no seconds are left.
    expect(play([skip(10_000)], BELL)).toMatchObject({ end: 'finished', score: 800 })
    expect(play([done(4001)], { ...BELL, lengthMs: null }).score).toBe(points)
  })

  it('comes at once, without a point, where there is no prompt', () => {
    expect(startRun({ ...SETUP, available: [] })).toMatchObject({ end: 'finished', score: 0 })
  })
})

describe('a step that cannot be', () => {
  it.each<[string, readonly RunStep[], RunStep]>([
    ['after the end', [end(1000, 'stopped')], done(2000)],
    ['before the step that came last', [done(2000)], done(1999)],
    ['in the lock of a skip', [skip(2000)], done(3499)],
    ['as a second skip in its lock', [skip(2000)], skip(3499)],
    ['as a fourth skip', [skip(0), skip(1500), skip(3000)], skip(4500)],
    ['at no time', [], done(Number.NaN)],
    ['before the start', [], done(-1)],
    ['as an end of the time that is left', [], end(89_999, 'time')],
    ['as an end of a deck that is not finished', [], end(1000, 'finished')],
    ['as progress once the hint is there', [], progress(8000)],
    ['as progress twice', [progress(1000)], progress(2000)],
  ])('changes nothing: %s', (_, before, step) => {
    const run = play(before)
    expect(takeStep(run, step)).toBe(run)
  })
})

it('starts with the prompt of the easiest tier and ends with none', () => {
  const run = startRun(SETUP)
  expect(['ring-the-bell', 'recall-roundup']).toContain(promptOf(run))
  expect(promptOf(play([end(5000, 'stopped')]))).toBeNull()
})
