import { plural, selectOrdinal } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GameRun, Run } from '#domain/game/gameTypes'
import type { Standing } from '#domain/game/leaderboard'
import { type Unranked, unrankedReason } from './unranked'

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
    otherRun: t`Challenge runs are compared, not ranked`,
    nothingFound: t`One find puts you on the board`,
    tooFast: t`Not ranked: some finds were faster than a person can tap`,
  }
  const reason = unrankedReason(run, own)
  // A run of an earlier day or another event has its place on their boards.
  return reason ? reasons[reason] : (text ?? t`Played on another day`)
}

/** Where a run stands today, in a sentence; null where it has no place. */
function useStandingText(standing: Standing | null): string | null {
  const { t } = useLingui()
  if (!standing) return null
  const { rank, behind, lead } = standing
  if (behind === null) {
    if (lead === null) return t`First on the board today`
    return lead === 0
      ? t`First today, tied with second`
      : t`First today, ${plural(lead, { one: '# point', other: '# points' })} ahead of second`
  }
  const place = t`${selectOrdinal(rank, {
    2: 'Second',
    3: 'Third',
    one: '#st',
    two: '#nd',
    few: '#rd',
    other: '#th',
  })} today`
  const above = rank - 1
  return behind === 0
    ? t`${place}, tied with ${selectOrdinal(above, {
        1: 'first',
        2: 'second',
        3: 'third',
        one: '#st',
        two: '#nd',
        few: '#rd',
        other: '#th',
      })}`
    : t`${place}, ${plural(behind, { one: '# point', other: '# points' })} behind ${selectOrdinal(above, {
        1: 'first',
        2: 'second',
        3: 'third',
        one: '#st',
        two: '#nd',
        few: '#rd',
        other: '#th',
      })}`
}
