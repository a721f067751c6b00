import type { GameRun } from './gameTypes'
import { isRankable, mayCount } from './rankable'

/** Version of the rules that `scoredRun` goes by: raised with them, so that stored runs are scored again. */
export const RULES_VERSION = 1

/** What the leaderboard asks of a stored run: made from its log, its name and what staff hid. */
export interface ScoredRun
  extends Pick<GameRun, 'id' | 'event' | 'day' | 'startedAt' | 'score' | 'initials' | 'origin'> {
  /** `RULES_VERSION` of the build that scored it. */
  rules: number
  /** Whether it may have a place (docs/game.md T4); only then has `score` been proven. */
  counts: boolean
  /** Challenges that it found. */
  found: number
  /** What it took, milliseconds. */
  timeMs: number
}

/** Replays a run and says what it is worth. */
export function scoredRun(run: GameRun): ScoredRun {
  const { id, event, day, startedAt, score, initials, origin, steps } = run
  const found = steps.filter(({ kind }) => kind === 'done').length
  return {
    ...{ id, event, day, startedAt, score, initials, found },
    ...(origin !== undefined && { origin }),
    rules: RULES_VERSION,
    counts: mayCount(run) && found > 0 && isRankable(run),
    timeMs: steps.at(-1)?.atMs ?? 0,
  }
}
