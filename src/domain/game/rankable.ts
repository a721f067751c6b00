import type { GameRun } from './gameTypes'
import { replayRun } from './run'

/** A find that took less was not made by a person, milliseconds (docs/game.md T4). */
export const FASTEST_FIND_MS = 400

/** A stored run does not change, and screens ask for it at every render. */
const known = new WeakMap<GameRun, boolean>()

/**
 * Whether a run counts (docs/game.md T4): it was played to its end, replaying its log takes every step and
 * gives its score, and each find took 400 ms or more.
 */
export function isRankable(run: GameRun): boolean {
  const before = known.get(run)
  if (before !== undefined) return before
  const counts = isProven(run)
  known.set(run, counts)
  return counts
}

function isProven({ setup, steps, score }: GameRun): boolean {
  const run = replayRun(setup, steps)
  const isPlayed = run.end === 'time' || run.end === 'finished'
  const isItsLog = run.score === score && run.steps.length === steps.length
  return isPlayed && isItsLog && run.finds.every(({ tookMs }) => tookMs >= FASTEST_FIND_MS)
}
