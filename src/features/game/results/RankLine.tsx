import { useLingui } from '@lingui/react/macro'
import type { GameRun, Run } from '#domain/game/gameTypes'
import type { Standing } from '#domain/game/leaderboard'
import { type Unranked, unrankedReason } from './unranked'
import { useStandingText } from './useStandingText'

export interface RankLineProps {
  run: Run
  own: GameRun | null
  standing: Standing | null
}

/** Where the run stands today, or why it stands nowhere. */
export function RankLine({ run, own, standing }: RankLineProps) {
  const { t } = useLingui()
  const text = useStandingText(standing)
  const reasons: Record<Unranked, string> = {
    practice: t`Practice: no clock, no ranking`,
    staff: t`Staff run: not ranked`,
    stopped: t`Stopped early, so not ranked`,
    notStored: t`Could not be saved, so not ranked`,
    hidden: t`Taken off the board by staff`,
    otherRun: t`A run by code is compared, not ranked`,
    nothingFound: t`One find puts you on the board`,
    tooFast: t`Not ranked: some finds were faster than a person can tap`,
  }
  const reason = unrankedReason(run, own)
  // A run of an earlier day or another event has its place on their boards.
  return reason ? reasons[reason] : (text ?? t`Played on another day`)
}
