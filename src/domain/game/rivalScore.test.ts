import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGameRun } from '#domain/testing/gameRun'
import { isSameRace, nextChangeMs, scoreAt, scorePoints } from './rivalScore'

const RUN = aGameRun(5000)
const POINTS = scorePoints(RUN)

describe('the score of a rival', () => {
  it('begins at 0 and ends at the score of its run', () => {
    expect([scoreAt(POINTS, 0), scoreAt(POINTS, Number.MAX_SAFE_INTEGER)]).toEqual([0, RUN.score])
  })

  it('never falls', () => {
    fc.assert(
      fc.property(fc.nat(90_000), fc.nat(90_000), (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        expect(scoreAt(POINTS, late)).toBeGreaterThanOrEqual(scoreAt(POINTS, early))
      }),
    )
  })

  it('is another one exactly at its next change', () => {
    fc.assert(
      fc.property(fc.nat(90_000), (atMs) => {
        const changeMs = nextChangeMs(POINTS, atMs)
        const isFinal = scoreAt(POINTS, atMs) === RUN.score
        expect(changeMs === null).toBe(isFinal)
        if (changeMs === null) return
        expect(scoreAt(POINTS, changeMs - 1)).toBe(scoreAt(POINTS, atMs))
        expect(scoreAt(POINTS, changeMs)).toBeGreaterThan(scoreAt(POINTS, atMs))
      }),
    )
  })
})

it.each([
  ['the same prompts and time', {}, true],
  ['the run of a code of the same day', { kind: 'challenge' }, true],
  ['practice without a clock', { kind: 'practice', lengthMs: null }, false],
  ['another order of prompts', { seed: RUN.setup.seed + 1 }, false],
  ['other prompts', { deck: 'expert' }, false],
] as const)('%s: a race is %o, %s', (_, changes, expected) => {
  expect(isSameRace(RUN.setup, { ...RUN.setup, ...changes })).toBe(expected)
})
