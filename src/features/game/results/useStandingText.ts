import { plural, selectOrdinal } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Standing } from '#domain/game/leaderboard'

/** Where a run stands today, in a sentence; null where it has no place. */
export function useStandingText(standing: Standing | null): string | null {
  const { t } = useLingui()
  if (!standing) return null
  const { rank, behind, lead } = standing
  if (behind === null) {
    if (lead === null) return t`First on the board today`
    return lead === 0
      ? t`First today, level on points with second`
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
    ? t`${place}, level on points with ${selectOrdinal(above, {
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
