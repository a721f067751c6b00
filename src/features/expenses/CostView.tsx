import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { fullDays, overallCostPerMile, type VehicleCost, vehicleCosts } from '#domain/reports/expenseTotals'
import type { WindowDays } from '#domain/vehicle/score'
import { type DrivenVehicle, filterByFleet, modelText } from '#domain/vehicle/vehicle'
import { BarChart } from '../../charts/figures/BarChart'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { toDistanceUnit } from '../../i18n/units'
import { useFormats } from '../../i18n/useFormats'
import { useCapabilities } from '../../state/capabilities'
import type { SelectedFleet } from '../../state/fleet'
import { cardClass } from '../../ui/display/cardClass'
import { Gate } from '../../ui/feedback/Gate'
import { DataTable } from '../../ui/table/DataTable'
import type { DataColumn } from '../../ui/table/dataColumns'
import { LockedScreen } from '../../widgets/upgrade/LockedScreen'
import styles from './CostView.module.css'
import type { ExpenseRows } from './useExpenseRows'

export interface CostViewProps {
  rows: Live<ExpenseRows>
  days: WindowDays
  fleet: SelectedFleet
}

/** Cost per mile by vehicle. Gas and electric vehicles are separate, because their units and prices differ. */
export const CostView = memo(function CostView(props: CostViewProps) {
  const { t } = useLingui()
  if (!useCapabilities().distances)
    return (
      <LockedScreen title={t`Cost per mile is not included in your plan`} room={<Costs {...props} />}>
        {t`A higher plan compares what each vehicle cost with how far it was driven.`}
      </LockedScreen>
    )
  return <Costs {...props} />
})

function Costs({ rows, days, fleet }: CostViewProps) {
  return (
    <Gate live={useVehicleCosts(rows, fleet, days)}>
      {(costs) => (
        <div className={styles.cards}>
          <CostCard kind="gas" costs={costs.filter(({ ev }) => !ev)} days={days} />
          <CostCard kind="electric" costs={costs.filter(({ ev }) => ev)} days={days} />
        </div>
      )}
    </Gate>
  )
}

interface CostCardProps {
  kind: 'gas' | 'electric'
  costs: readonly CostRow[]
  days: WindowDays
}

const rowId = ({ id }: CostRow) => id
const rowTo = ({ id }: CostRow) => `/1/detail/${id}`
const FIRST_SORT = { column: 'cost', descending: true }

/** Bars of the chart; names of more vehicles would fill a page, and the table below has them. */
const MOST_BARS = 8

/** The most expensive gas or electric vehicles as bars, their overall cost, and a table of all. */
function CostCard({ kind, costs, days }: CostCardProps) {
  const { t } = useLingui()
  const { costPerDistance, system, whole } = useFormats()
  const columns = useCostColumns(kind)
  const overall = overallCostPerMile(costs)
  const numberOfDays = whole(days)
  const title = kind === 'gas' ? t`Cost of gas vehicles` : t`Cost of electric vehicles`
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
    <section className={cardClass(styles.card)} aria-label={title}>
      <BarChart
        title={title}
        heading="h2"
        pointHead={t`Vehicle`}
        valueHead={system === 'metric' ? t`Cost per kilometer` : t`Cost per mile`}
        tickText={String}
        points={points.slice(0, MOST_BARS)}
        aside={
          overall !== null && (
            <span>
              {t`All vehicles`} <strong>{costPerDistance(overall).text}</strong>
            </span>
          )
        }
        note={t`What was paid in the last ${numberOfDays} full days, divided by the distance driven on those days. A vehicle that was not fueled or charged has no cost.`}
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

function useCostColumns(kind: 'gas' | 'electric'): readonly DataColumn<CostRow>[] {
  const { t } = useLingui()
  const { costPerDistance, distance, energy, money, system, volume } = useFormats()
  return useMemo((): DataColumn<CostRow>[] => {
    const bought = kind === 'electric' ? energy : volume
    const sum = (rows: readonly CostRow[], of: (row: CostRow) => number) =>
      rows.reduce((total, row) => total + of(row), 0)
    return [
      {
        id: 'vehicle',
        header: t`Vehicle`,
        width: 190,
        cell: ({ vehicle }) => (
          <span className={styles.vehicle}>
            <bdi className={styles.name}>{vehicle.label}</bdi>
            <span className={styles.faint}>{modelText(vehicle)}</span>
          </span>
        ),
        sortBy: ({ vehicle }) => vehicle.label,
        total: () => <strong>{t`All vehicles`}</strong>,
      },
      {
        id: 'cost',
        header: system === 'metric' ? t`Cost per kilometer` : t`Cost per mile`,
        width: 130,
        keep: true,
        numeric: true,
        highFirst: true,
        cell: ({ costPerMile }) => (costPerMile === null ? null : costPerDistance(costPerMile).text),
        sortBy: ({ costPerMile }) => costPerMile,
        total: (rows) => <strong>{costPerDistance(overallCostPerMile(rows)).text}</strong>,
      },
      {
        id: 'spent',
        header: t`Spent`,
        width: 116,
        numeric: true,
        highFirst: true,
        cell: ({ amount }) => money(amount),
        sortBy: ({ amount }) => amount,
        total: (rows) => <strong>{money(sum(rows, ({ amount }) => amount))}</strong>,
      },
      {
        id: 'bought',
        header: kind === 'electric' ? t`Charging bought` : t`Fuel bought`,
        width: 126,
        numeric: true,
        highFirst: true,
        cell: (row) => bought(row.volume).text,
        sortBy: (row) => row.volume,
        total: (rows) => <strong>{bought(sum(rows, (row) => row.volume)).text}</strong>,
      },
      {
        id: 'distance',
        header: t`Distance`,
        width: 116,
        numeric: true,
        highFirst: true,
        cell: ({ distanceMi }) => distance(distanceMi).text,
        sortBy: ({ distanceMi }) => distanceMi,
        total: (rows) => <strong>{distance(sum(rows, ({ distanceMi }) => distanceMi)).text}</strong>,
      },
    ]
  }, [t, kind, costPerDistance, distance, energy, money, system, volume])
}

/** The cost of a vehicle, with the vehicle. */
interface CostRow extends VehicleCost {
  id: string
  vehicle: DrivenVehicle
}

/** The vehicles of a fleet that were driven or had expenses, with their cost per mile; the most expensive first. */
function useVehicleCosts(rows: Live<ExpenseRows>, fleet: SelectedFleet, days: WindowDays): Live<CostRow[]> {
  const vehicleDays = useVehicleDays()
  return useMemo(
    () =>
      mapLive(joinLive({ rows, vehicleDays }), (stored) => {
        const daysOf = new Map(stored.vehicleDays.map((one) => [one.id, one]))
        const vehicles = filterByFleet(stored.rows.vehicles, fleet).filter(({ id }) => daysOf.has(id))
        const costs = vehicleCosts(
          vehicles.flatMap(({ id }) => daysOf.get(id) ?? []),
          stored.rows.all,
          fullDays(days),
        )
        return vehicles
          .flatMap((vehicle, at): CostRow[] => {
            const cost = costs[at]
            return cost && (cost.distanceMi > 0 || cost.count > 0)
              ? [{ ...cost, id: vehicle.id, vehicle }]
              : []
          })
          .toSorted((a, b) => (b.costPerMile ?? -1) - (a.costPerMile ?? -1))
      }),
    [rows, vehicleDays, fleet, days],
  )
}
