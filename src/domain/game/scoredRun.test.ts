import { expect, it } from 'vitest'
import { A_DAY, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { RULES_VERSION, scoredRun } from './scoredRun'

/** What runs were worth by each version of the rules, by how long each of their finds took. */
const WORTH: Record<
  number,
  Record<number, [score: number, found: number, timeMs: number, counts: boolean]>
> = {
  1: {
    300: [6561, 16, 4800, false],
    2000: [6124, 16, 32_000, true],
    6000: [4118, 14, 90_000, true],
    20000: [400, 4, 90_000, true],
    200000: [0, 0, 90_000, false],
  },
}

it('gives runs what its version of the rules gives: a change of one raises the other', () => {
  const worth = Object.fromEntries(
    [300, 2_000, 6_000, 20_000, 200_000].map((findMs) => {
      const { score, found, timeMs, counts } = scoredRun(aGameRun(findMs))
      return [findMs, [score, found, timeMs, counts]]
    }),
  )
  expect(worth).toEqual(WORTH[RULES_VERSION])
})

it('says of a run what a board shows, and nothing of how it was played', () => {
  const run = aGameRun(9_000, { initials: 'ANA', origin: 'another' })
  const { score } = run
  expect(scoredRun(run)).toEqual({
    ...{ id: 'run-9000', event: AN_EVENT, day: A_DAY, startedAt: run.startedAt, initials: 'ANA', score },
    ...{ origin: 'another', rules: RULES_VERSION, counts: true, found: 9, timeMs: 90_000 },
  })
})
