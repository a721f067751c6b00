import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { valueOr } from '#domain/base/live'
import { behaviorSummary } from '#domain/behavior/behavior'
import type { ExpenseTotals } from '#domain/reports/expenseTotals'
import type { WindowDays } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/FormatsProvider'
import type { SelectedFleet } from '../../../state/fleet'
import { useBehavior } from '../../../widgets/behavior/useBehavior'
import styles from './ExpenseFigures.module.css'

export interface BoughtAndUsedProps {
  totals: ExpenseTotals | null
  days: WindowDays
  fleet: SelectedFleet
}

/** Says how what was bought and what was used differ, beside the consumption that every other screen shows. */
export function BoughtAndUsed({ totals, days, fleet }: BoughtAndUsedProps) {
  const { t } = useLingui()
  const { volume, energy, whole } = useFormats()
  const rows = valueOr(useBehavior('fuel', { section: 'fleet', group: fleet }, days), null)
  if (!rows || !totals) return <p className={styles.used}>{'\u00a0'}</p>
  const usedFuel = volume(behaviorSummary(rows, 'gas').consumption.value).text
  const usedEnergy = energy(behaviorSummary(rows, 'electric').consumption.value).text
  const numberOfDays = whole(days)
  return (
    <p className={styles.used}>
      <Trans>
        In the same {numberOfDays} days the vehicles used {usedFuel} and {usedEnergy}. Expenses count what was
        bought, so the two differ by what was still in tanks and batteries.
      </Trans>{' '}
      <Link to="/behavior-fuel-consumption" search={{ window: `${days}` }} className={styles.link}>
        {t`Consumption by vehicle`}
      </Link>
    </p>
  )
}
