import { describe, expect, it } from 'vitest'
import { ALL_CHALLENGES } from './challenges'
import type { Run, RunSetup, RunStep } from './gameTypes'
import { promptOf, replayRun, startRun, takeStep } from './run'

const SETUP: RunSetup = {
  kind: 'ranked',
  deck: 'full',
  seed: 1,
  lengthMs: 90_000,
  available: ['ring-the-bell', 'recall-roundup', 'coach-mode', 'park-it', 'top-of-the-class'],
}
/** Ring the bell has a par of 4 s and 100 points, and is the only card that is dealt. */
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

  it('grow with the finds in a row, up to half as much again', () => {
    const setup = { ...SETUP, available: ALL_CHALLENGES, lengthMs: null }
    let run = startRun(setup)
    for (let at = 1; at <= 8; at += 1) run = takeStep(run, done(at * 1_000))
    // The tier of 100 has five, with pars that differ: all of them without the speed bonus.
    const slow = ALL_CHALLENGES.slice(0, 8).reduce(
      ({ run: before, atMs }) => ({ run: takeStep(before, done(atMs + 8000)), atMs: atMs + 8000 }),
      { run: startRun(setup), atMs: 0 },
    ).run
    expect(run.bestStreak).toBe(8)
    expect(slow.finds.every(({ hinted }) => hinted)).toBe(true)
    expect(slow.finds.slice(-2).map(({ points }) => points)).toEqual([225, 225])
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
