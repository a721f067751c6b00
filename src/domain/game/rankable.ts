import { deckSeed } from './deck'
import type { GameRun } from './gameTypes'
import { RUN_LENGTH_MS } from './points'
import { replayRun } from './run'

/** A faster find was not made by a person, milliseconds (docs/game.md T4). */
export const FASTEST_FIND_MS = 400

/** Whether a run is of a kind that counts: the event's own, or a code's that is the event's run of the day. */
export function mayCount({ setup, event, day, hidden }: GameRun): boolean {
  const { kind, deck, seed, lengthMs } = setup
  if (hidden === 1 || deck !== 'full' || lengthMs !== RUN_LENGTH_MS) return false
  return kind === 'ranked' || (kind === 'challenge' && seed === deckSeed(event, day))
}

/**
 * Whether a run's log holds (docs/game.md T4): it was played to its end, replaying its log takes every step and
 * gives its score, and each find took 400 ms or more.
 */
export function isRankable({ setup, steps, score }: GameRun): boolean {
  const run = replayRun(setup, steps)
  const isPlayed = run.end === 'time' || run.end === 'finished'
  const isItsLog = run.score === score && run.steps.length === steps.length
  return isPlayed && isItsLog && run.finds.every(({ tookMs }) => tookMs >= FASTEST_FIND_MS)
}
