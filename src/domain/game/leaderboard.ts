import { compareTexts } from '#domain/base/compareTexts'
import type { ScoredRun } from './scoredRun'

/** Number of places on a leaderboard. */
export const BOARD_PLACES = 10

/** Maximum number of unsigned runs on a leaderboard; others need initials for a place (docs/decisions.md D47). */
export const MOST_UNSIGNED = 3

/** Which leaderboard: of an event, or of one day of it (YYYY-MM-DD). */
export interface LeaderboardScope {
  event: string
  day?: string
}

/**
 * The best run of each initials and the three best unsigned ones, the best first (docs/game.md T4, docs/decisions.md
 * D47). Runs that do not count are not on it.
 * @param runs those of the scope that may have a place, such as the ones with the highest scores
 */
export function leaderboard<Run extends ScoredRun>(runs: readonly Run[], scope: LeaderboardScope): Run[] {
  const signed = new Set<string>()
  let unsigned = 0
  return runs
    .filter((run) => run.counts && isInScope(run, scope))
    .sort(compareRuns)
    .filter(({ initials }) => {
      if (initials === null) {
        unsigned += 1
        return unsigned <= MOST_UNSIGNED
      }
      const isFirst = !signed.has(initials)
      signed.add(initials)
      return isFirst
    })
}

/** The place of a run among all other runs, signed or not. */
export interface Standing {
  /** From 1. */
  rank: number
  /** Points behind the next one above, 0 if only the tie rules separate them; null for the first. */
  behind: number | null
  /** Points ahead of the next one below; null for the last. */
  lead: number | null
}

/** Whether a run is of the event, and of the day where the board is of one. */
export function isInScope(run: ScoredRun, { event, day }: LeaderboardScope): boolean {
  return run.event === event && (day === undefined || run.day === day)
}

/** The better run first: by score, then more finds, less time and the earlier start; the id settles what nothing else does. */
export function compareRuns(one: ScoredRun, other: ScoredRun): number {
  return (
    other.score - one.score ||
    other.found - one.found ||
    one.timeMs - other.timeMs ||
    compareTexts(one.startedAt, other.startedAt) ||
    compareTexts(one.id, other.id)
  )
}
