import type { GameRun, Run } from '#domain/game/gameTypes'
import { isRankable, mayCount } from '#domain/game/rankable'

export type Unranked =
  | 'practice'
  | 'staff'
  | 'stopped'
  | 'notStored'
  | 'hidden'
  | 'otherRun'
  | 'nothingFound'
  | 'tooFast'

/** Why a run has no place; null if it has one. `own` is the stored run, null if it is not stored. */
export function unrankedReason(run: Run, own: GameRun | null): Unranked | null {
  const { kind } = run.setup
  if (kind === 'practice' || kind === 'staff') return kind
  if (run.end === 'stopped') return 'stopped'
  if (own === null) return 'notStored'
  if (own.hidden === 1) return 'hidden'
  if (!mayCount(own)) return 'otherRun'
  if (run.finds.length === 0) return 'nothingFound'
  return isRankable(own) ? null : 'tooFast'
}
