import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { type Live, mapLive, valueOr } from '#domain/base/live'
import { behaviorSummary } from '#domain/behavior/behavior'
import type { ExpenseTotals } from '#domain/reports/expenseTotals'
import type { WindowDays } from '#domain/vehicle/score'
import { MISSING, type Quantity } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import type { SelectedFleet } from '../../../state/fleet'
import { cardClass } from '../../../ui/display/cardClass'
import type { Delta } from '../../../ui/display/DeltaText'
import { StatTile } from '../../../ui/display/StatTile'
import { useBehavior } from '../../../widgets/behavior/useBehavior'
import type { ExpenseRows } from '../useExpenseRows'
import styles from './ExpenseFigures.module.css'
import { figuresOf } from './figuresOf'

export interface ExpenseFiguresProps {
  rows: Live<ExpenseRows>
  days: WindowDays
  fleet: SelectedFleet
}

const tilePrice = ({ value, unit }: Quantity) => ({ value, unit })

/** Totals of the period and their change. They count every expense of the fleet, even if the list is filtered. */
export const ExpenseFigures = memo(PlainFigures)

function PlainFigures({ rows, days, fleet }: ExpenseFiguresProps) {
  const { t } = useLingui()
  const { money, volume, energy, unitPrice, signedPercent, whole } = useFormats()
  const fuelUse = useCapabilities().fuelUse
  const figures = valueOr(
    useMemo(() => mapLive(rows, ({ ofFleet, all }) => figuresOf(ofFleet, all, days)), [rows, days]),
    null,
  )
  const delta = (change: number | null | undefined, upIsBad: boolean): Delta | undefined => {
    if (change === null || change === undefined) return undefined
    const tenths = Math.round(change * 10)
    const direction = tenths > 0 ? 'up' : tenths < 0 ? 'down' : 'same'
    return { text: signedPercent(change), direction, good: upIsBad ? direction !== 'up' : null }
  }
  const { totals, changes, fuelPrice = null, energyPrice = null } = figures ?? {}
  const fueling = totals?.fueling
  const charging = totals?.charging
  const fuel = volume(fueling ? fueling.volume : null)
  const power = energy(charging ? charging.volume : null)
  const entries = (count: number | undefined) =>
    count === undefined ? undefined : plural(count, { one: '# expense', other: '# expenses' })
  const numberOfDays = whole(days)
  return (
    <section className={cardClass(styles.figures)} aria-label={t`Spent in ${numberOfDays} days`}>
      <div className={styles.tiles}>
        <StatTile
          hero
          label={t`Spent`}
          value={totals ? money(totals.amount) : MISSING}
          delta={delta(changes?.amount, false)}
          caption={entries(totals?.count)}
        />
        <StatTile
          label={t`Fuel bought`}
          value={fuel.value}
          unit={fuel.unit}
          delta={delta(changes?.fuel, false)}
          caption={fueling && money(fueling.amount)}
        />
        <StatTile
          label={t`Fuel price`}
          {...tilePrice(unitPrice(fuelPrice))}
          delta={delta(changes?.fuelPrice, true)}
          caption={t`average`}
        />
        <StatTile
          label={t`Charging bought`}
          value={power.value}
          unit={power.unit}
          delta={delta(changes?.energy, false)}
          caption={charging && money(charging.amount)}
        />
        <StatTile
          label={t`Charging price`}
          {...tilePrice(unitPrice(energyPrice, 'energy'))}
          delta={delta(changes?.energyPrice, true)}
          caption={t`average`}
        />
      </div>
      {fuelUse && <FuelReconciliation totals={totals ?? null} days={days} fleet={fleet} />}
    </section>
  )
}

interface FuelReconciliationProps {
  totals: ExpenseTotals | null
  days: WindowDays
  fleet: SelectedFleet
}

/** Explains why the volume bought differs from the consumption that the other screens show. */
function FuelReconciliation({ totals, days, fleet }: FuelReconciliationProps) {
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
