import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ALL_CHALLENGES } from './challenges'
import { DECKS, type RunSetup, type RunStep } from './gameTypes'
import { isRankable } from './rankable'
import { promptOf, replayRun, startRun, takeStep } from './run'

const setups = fc.record<RunSetup>({
  kind: fc.constantFrom('ranked', 'practice', 'staff', 'challenge'),
  deck: fc.constantFrom(...DECKS),
  seed: fc.nat(2 ** 20 - 1),
  lengthMs: fc.option(fc.integer({ min: 30_000, max: 300_000 })),
  available: fc.subarray([...ALL_CHALLENGES], { minLength: 1 }),
})

/** Steps with random delays; some go back in time, some take none. */
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom<RunStep['kind']>('done', 'done', 'done', 'progress', 'skip', 'end'),
    afterMs: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
      { weight: 1, arbitrary: fc.constantFrom(-500, Number.NaN, Number.POSITIVE_INFINITY) },
    ),
    reason: fc.constantFrom('time', 'finished', 'stopped', 'voided'),
  }),
  { maxLength: 60 },
)

const stepsOf = (made: readonly { kind: RunStep['kind']; afterMs: number; reason: string }[]): RunStep[] => {
  let nowMs = 0
  return made.map(({ kind, afterMs, reason }) => {
    const atMs = nowMs + afterMs
    if (afterMs >= 0 && afterMs < 1e6) nowMs = atMs
    return { kind, atMs, ...(kind === 'end' && { reason }) } as RunStep
  })
}

it('replays 1,000 random runs from their stored logs to the same run', () => {
  fc.assert(
    fc.property(setups, moves, (setup, made) => {
      const run = stepsOf(made).reduce(takeStep, startRun(setup))
      const stored = JSON.parse(JSON.stringify({ setup, steps: run.steps }))
      expect(replayRun(stored.setup, stored.steps)).toEqual(run)
    }),
    { numRuns: 1000 },
  )
})

it('never loses a point, ends once, and counts what it says', () => {
  fc.assert(
    fc.property(setups, moves, (setup, made) => {
      let run = startRun(setup)
      for (const step of stepsOf(made)) {
        const before = run
        run = takeStep(before, step)
        expect(run.score).toBeGreaterThanOrEqual(before.score)
        if (before.end !== null) expect(run).toBe(before)
        expect(run.end === null).toBe(promptOf(run) !== null)
        expect(Number.isInteger(run.score)).toBe(true)
      }
      const { finds, deck, steps, skipsLeft, position, bestStreak, end } = run
      expect(finds.length + (3 - skipsLeft)).toBe(position)
      expect(position).toBeLessThanOrEqual(deck.length)
      expect(bestStreak).toBeLessThanOrEqual(finds.length)
      expect(steps.every(({ atMs }, at) => at === 0 || atMs >= (steps[at - 1]?.atMs ?? 0))).toBe(true)
      const points = finds.reduce((sum, find) => sum + find.points, 0)
      expect(end === 'finished' ? run.score >= points : run.score === points).toBe(true)
    }),
  )
})

it('does not rank a run that was changed after it was played', () => {
  fc.assert(
    fc.property(setups, moves, fc.integer({ min: 1, max: 5000 }), (setup, made, more) => {
      const { steps, score } = stepsOf(made).reduce(takeStep, startRun(setup))
      const row = { id: 'r', event: 'Expo', startedAt: '', day: '', pack: '', packVersion: 1, setup, steps }
      expect(isRankable({ ...row, score: score + more, initials: null, hidden: 0 })).toBe(false)
    }),
  )
})
