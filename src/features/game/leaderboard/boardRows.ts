import type { GameRun } from '../../../domain/game/gameTypes'
import { type LeaderboardScope, leaderboard, standingOf } from '../../../domain/game/leaderboard'

/** How many places a board shows. */
const PLACES = 10

export interface BoardRow {
  runId: string
  rank: number
  /** Null for the own run until it is signed. */
  initials: string | null
  found: number
  score: number
  isOwn: boolean
  /** Below the last place that is shown. */
  isApart: boolean
}

/**
 * The rows of a board: the ten best, with the own run in its place before it is named, and below them where
 * it came later. A better run of the same initials stands for it.
 */
export function boardRows(
  runs: readonly GameRun[],
  own: GameRun | null,
  scope: LeaderboardScope,
): readonly BoardRow[] {
  const isOwn = (run: GameRun) =>
    own !== null && (run.id === own.id || (own.initials !== null && run.initials === own.initials))
  const rows: Omit<BoardRow, 'rank' | 'isApart'>[] = leaderboard(runs, scope).map(
    ({ run, initials, found }) => ({
      runId: run.id,
      initials,
      found,
      score: run.score,
      isOwn: isOwn(run),
    }),
  )
  if (own && own.initials === null) {
    const standing = standingOf(own, runs, scope)
    const found = own.steps.filter(({ kind }) => kind === 'done').length
    if (standing)
      rows.splice(standing.rank - 1, 0, {
        runId: own.id,
        initials: null,
        found,
        score: own.score,
        isOwn: true,
      })
  }
  return rows
    .map((row, at) => ({ ...row, rank: at + 1, isApart: at >= PLACES }))
    .filter(({ isApart, isOwn }) => !isApart || isOwn)
}
