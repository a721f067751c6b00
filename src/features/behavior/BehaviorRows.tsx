import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { BehaviorRow, BehaviorTable } from '../../domain/behavior/behavior'
import {
  type BehaviorColumn,
  type MeasureName,
  TABLE_MEASURES,
  valueAt,
} from '../../domain/behavior/behaviorColumns'
import { useFormats } from '../../i18n/FormatsProvider'
import type { Formats } from '../../i18n/formats'
import { DeltaText } from '../../ui/display/DeltaText'
import { DataTable } from '../../ui/table/DataTable'
import type { DataColumn, DataSort } from '../../ui/table/dataColumns'
import { behaviorDelta } from '../../widgets/behavior/behaviorDelta'
import styles from './BehaviorRows.module.css'
import { COLUMN_LABELS } from './columnLabels'
import { shownValue } from './shownValue'
import { VehicleCell } from './VehicleCell'

export interface BehaviorRowsProps {
  table: BehaviorTable
  /** Those that the mode shows. */
  columns: readonly BehaviorColumn[]
  /** Null while they are being stored. */
  rows: readonly BehaviorRow[] | null
  sort: DataSort | null
  onSort: (sort: DataSort) => void
}

/** The vehicles of one table; those whose details are marked clickable open. */
export function BehaviorRows({ table, columns, rows, sort, onSort }: BehaviorRowsProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const shown = useMemo(
    () =>
      columns.map(({ dataKey, label, width, isSticky }): DataColumn<BehaviorRow> => {
        const isWord = dataKey.startsWith('vehicle.')
        return {
          id: dataKey,
          header: i18n._(COLUMN_LABELS[label]),
          width,
          sticky: isSticky,
          numeric: !isWord,
          highFirst: !isWord,
          sortBy: (row) => shownValue(row, dataKey, table === 'efficiency', formats.system),
          cell: (row) => cellOf(row, dataKey, TABLE_MEASURES[table], formats),
        }
      }),
    [columns, table, formats, i18n],
  )
  return (
    <DataTable
      label={t`Driver behavior`}
      columns={shown}
      rows={rows}
      rowId={idOf}
      rowTo={addressOf}
      sort={sort}
      onSort={onSort}
    />
  )
}

const idOf = (row: BehaviorRow) => row.vehicle.id

/** A vehicle that is not to be opened has no address, and its row looks and acts like plain text. */
function addressOf({ vehicle }: BehaviorRow): string | undefined {
  return vehicle.details.clickable ? `/1/detail/${vehicle.id}` : undefined
}

function cellOf(row: BehaviorRow, dataKey: string, measure: MeasureName, formats: Formats) {
  if (dataKey === 'vehicle.label') return <VehicleCell vehicle={row.vehicle} />
  const value = valueAt(row, dataKey)
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return null
  if (dataKey === 'change') {
    const delta = behaviorDelta(measure, value, formats)
    return delta && <DeltaText {...delta} />
  }
  const quantity = quantityOf(dataKey, value, row.vehicle.details.ev, formats)
  return (
    <span className={styles.figure}>
      {quantity.value}
      {'\u00a0'}
      <span className={styles.unit}>{quantity.unit}</span>
    </span>
  )
}

function quantityOf(
  dataKey: string,
  value: number,
  ev: boolean,
  { distance, energy, volume, economy }: Formats,
) {
  if (dataKey === 'economy' || dataKey === 'previousEconomy') return economy(value, ev ? 'electric' : 'fuel')
  if (dataKey === 'consumption' || dataKey === 'previousConsumption')
    return ev ? energy(value) : volume(value)
  return distance(value)
}
