import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { BehaviorRow, BehaviorTable } from '../../domain/behavior/behavior'
import {
  BEHAVIOR_COLUMNS,
  type MeasureName,
  shownColumns,
  TABLE_MEASURES,
  valueAt,
} from '../../domain/behavior/behaviorColumns'
import { useFormats } from '../../i18n/FormatsProvider'
import type { Formats } from '../../i18n/formats'
import { DeltaText } from '../../ui/display/DeltaText'
import type { DataColumn } from '../../ui/table/dataColumns'
import { behaviorDelta } from '../../widgets/behavior/behaviorDelta'
import styles from './behaviorCells.module.css'
import { COLUMN_LABELS } from './columnLabels'
import { shownValue } from './shownValue'
import { VehicleCell } from './VehicleCell'

/** The columns of a table that a mode shows, in the visitor's language and units. */
export function useBehaviorColumns(
  table: BehaviorTable,
  mode: 'dealer' | 'fleet',
): readonly DataColumn<BehaviorRow>[] {
  const { i18n } = useLingui()
  const formats = useFormats()
  return useMemo(
    () =>
      shownColumns(BEHAVIOR_COLUMNS[table], mode).map(({ dataKey, label, width, isSticky }) => {
        const isWord = dataKey.startsWith('vehicle.')
        return {
          id: dataKey,
          header: i18n._(COLUMN_LABELS[label]),
          width,
          keep: isSticky,
          numeric: !isWord,
          highFirst: !isWord,
          sortBy: (row: BehaviorRow) => shownValue(row, dataKey, table === 'efficiency', formats.system),
          cell: (row: BehaviorRow) => cellOf(row, dataKey, TABLE_MEASURES[table], formats),
        }
      }),
    [table, mode, formats, i18n],
  )
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
