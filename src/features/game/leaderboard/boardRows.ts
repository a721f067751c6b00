import type { GameRun } from '#domain/game/gameTypes'
import {
  BOARD_PLACES,
  foundIn,
  type LeaderboardScope,
  leaderboard,
  standingOf,
} from '#domain/game/leaderboard'
import type { NumberedRun } from '#domain/game/playerNumber'

export interface BoardRow {
  run: Pick<NumberedRun, 'id' | 'initials' | 'player' | 'score'>
  rank: number
  found: number
  isOwn: boolean
  /** Below the last place that is shown. */
  isApart: boolean
}

/**
 * The rows of a board: the ten best, with the own run in its place before it is signed, and below them where
 * it came later. A better run of the same initials takes its place.
 * @param runs those of `BoardRuns`
 */
export function boardRows(
  runs: readonly NumberedRun[],
  own: GameRun | null,
  scope: LeaderboardScope,
): readonly BoardRow[] {
  const isOwn = (run: GameRun) =>
    own !== null && (run.id === own.id || (own.initials !== null && run.initials === own.initials))
  const unsigned = own?.initials === null ? runs.find(({ id }) => id === own.id) : undefined
  const rows = leaderboard(
    runs.filter(({ id }) => id !== unsigned?.id),
    scope,
  ).map(({ run, found }) => ({ run, found, isOwn: isOwn(run) }))
  const standing = unsigned && standingOf(unsigned, runs, scope)
  if (standing) rows.splice(standing.rank - 1, 0, { run: unsigned, found: foundIn(unsigned), isOwn: true })
  return rows
    .map((row, at) => ({ ...row, rank: at + 1, isApart: at >= BOARD_PLACES }))
    .filter(({ isApart, isOwn }) => !isApart || isOwn)
}
