import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { overallCostPerMile } from '#domain/reports/expenseTotals'
import type { WindowDays } from '#domain/vehicle/score'
import { ColumnChart } from '../../../charts/figures/ColumnChart'
import { useFormats } from '../../../i18n/FormatsProvider'
import { toDistanceUnit } from '../../../i18n/units'
import { surface } from '../../../ui/display/surface'
import { DataTable } from '../../../ui/table/DataTable'
import styles from './CostView.module.css'
import { useCostColumns } from './useCostColumns'
import type { CostRow } from './useVehicleCosts'

export interface CostCardProps {
  kind: 'gas' | 'electric'
  costs: readonly CostRow[]
  days: WindowDays
}

const rowId = ({ id }: CostRow) => id
const rowTo = ({ id }: CostRow) => `/1/detail/${id}`
const FIRST_SORT = { column: 'cost', descending: true }

/** Gas or electric vehicles: a column each, the dearest first, their overall cost, and the figures behind it. */
export function CostCard({ kind, costs, days }: CostCardProps) {
  const { t, i18n } = useLingui()
  const { costPerDistance, system, whole } = useFormats()
  const columns = useCostColumns(kind)
  const overall = overallCostPerMile(costs)
  const numberOfDays = whole(days)
  const title = kind === 'gas' ? t`Cost of gas vehicles` : t`Cost of electric vehicles`
  const ticks = useMemo(
    () => new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [i18n.locale],
  )
  const shownUnit = (usdPerMile: number) => usdPerMile / toDistanceUnit(system, 1)
  const points = costs
    .filter(({ costPerMile }) => costPerMile !== null)
    .map(({ id, vehicle, costPerMile }) => ({
      key: id,
      tick: vehicle.label,
      name: vehicle.label,
      value: costPerMile === null ? null : shownUnit(costPerMile),
      text: costPerDistance(costPerMile).text,
    }))
  return (
    <section className={surface(styles.card)} aria-label={title}>
      <ColumnChart
        title={title}
        heading="h2"
        pointHead={t`Vehicle`}
        valueHead={system === 'metric' ? t`Cost per kilometer` : t`Cost per mile`}
        tickText={(value) => ticks.format(value)}
        points={points}
        {...(overall !== null && {
          level: { value: shownUnit(overall), label: t`All together`, text: costPerDistance(overall).text },
        })}
        note={t`What was paid in the last ${numberOfDays} full days, by the distance of the same days. A vehicle that was not filled in them has no cost.`}
      />
      <DataTable
        label={title}
        columns={columns}
        rows={costs}
        rowId={rowId}
        rowTo={rowTo}
        firstSort={FIRST_SORT}
        bare
      />
    </section>
  )
}
