import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { overallCostPerMile } from '#domain/reports/expenseTotals'
import { modelText } from '#domain/vehicle/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import type { DataColumn } from '../../../ui/table/dataColumns'
import styles from './CostView.module.css'
import type { CostRow } from './useVehicleCosts'

/** What the table of costs says of a vehicle. */
export function useCostColumns(kind: 'gas' | 'electric'): readonly DataColumn<CostRow>[] {
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
        total: () => <strong>{t`All together`}</strong>,
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
