import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Section } from '#domain/base/section'
import { type Behavior, type BehaviorRow, type BehaviorTable, totalLines } from '#domain/behavior/behavior'
import {
  BEHAVIOR_COLUMNS,
  type ColumnLabel,
  type MeasureName,
  shownColumns,
  TABLE_MEASURES,
  valueAt,
} from '#domain/behavior/behaviorColumns'
import type { Formats } from '../../i18n/formats'
import { comparedDigits, type Digits } from '../../i18n/numbers'
import { SCREEN_TITLES } from '../../i18n/titles'
import { toDistanceUnit, toEconomyUnit, toVolumeUnit } from '../../i18n/units'
import { useFormats } from '../../i18n/useFormats'
import { DeltaText } from '../../ui/display/DeltaText'
import type { DataColumn } from '../../ui/table/dataColumns'
import { behaviorDelta } from '../../widgets/behavior/behaviorDelta'
import styles from './behaviorCells.module.css'
import { sortValue } from './sortValue'
import { TotalCell } from './TotalCell'
import { VehicleCell } from './VehicleCell'

/**
 * The columns of a table that a mode shows, in the visitor's language and units.
 * @param rows the rows to total, whether listed or not; null while loading
 */
export function useBehaviorColumns(
  table: BehaviorTable,
  mode: Section,
  rows: readonly BehaviorRow[] | null,
): readonly DataColumn<BehaviorRow>[] {
  const { i18n } = useLingui()
  const formats = useFormats()
  return useMemo(() => {
    const totals = rows ? totalLines(table, rows) : []
    const measure = TABLE_MEASURES[table]
    return shownColumns(BEHAVIOR_COLUMNS[table], mode).map(({ dataKey, label, width, isSticky }) => {
      const isWord = dataKey.startsWith('vehicle.')
      return {
        id: dataKey,
        header: i18n._(COLUMN_LABELS[label]),
        width,
        keep: isSticky,
        numeric: !isWord,
        highFirst: !isWord,
        sortBy: (row: BehaviorRow) => sortValue(row, dataKey, formats.system, table === 'efficiency'),
        cell: (row: BehaviorRow) => {
          if (dataKey === 'vehicle.label') return <VehicleCell vehicle={row.vehicle} />
          const { ev } = row.vehicle.details
          return figureOf(row, { dataKey, ev, measure, formats })
        },
        ...(totals.length > 0 &&
          (!isWord || dataKey === 'vehicle.label') && {
            total: () => (
              <TotalCell
                totals={totals}
                figure={(total) =>
                  figureOf(total, { dataKey, ev: total.of === 'electric', measure, formats })
                }
                isName={isWord}
              />
            ),
          }),
      }
    })
  }, [table, mode, rows, formats, i18n])
}

interface FigureContext {
  dataKey: string
  ev: boolean
  measure: MeasureName
  formats: Formats
}

function figureOf(row: Behavior, context: FigureContext) {
  const { dataKey, measure, formats } = context
  const value = valueAt(row, dataKey)
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return null
  if (dataKey === 'change') {
    const delta = behaviorDelta(measure, value, formats)
    return delta && <DeltaText {...delta} />
  }
  const quantity = quantityOf(value, row, context)
  return (
    <span className={styles.figure}>
      {quantity.value}
      {'\u00a0'}
      <span className={styles.unit}>{quantity.unit}</span>
    </span>
  )
}

/** The two columns of each measure, whose values a change compares, and the digits of a value alone. */
const COMPARED = {
  distance: { keys: ['distanceDriven', 'previousDistanceDriven'], least: 'whole' },
  consumption: { keys: ['consumption', 'previousConsumption'], least: 'oneDecimal' },
  economy: { keys: ['economy', 'previousEconomy'], least: 'oneDecimal' },
} as const satisfies Record<MeasureName, { keys: readonly (keyof Behavior)[]; least: Digits }>

function quantityOf(value: number, row: Behavior, { dataKey, ev, measure, formats }: FigureContext) {
  const name = MEASURE_NAMES.find((one) => COMPARED[one].keys.some((key) => key === dataKey)) ?? 'distance'
  const digits = name === measure ? digitsOf(row, name, ev, formats) : COMPARED[name].least
  if (name === 'economy') return formats.economy(value, ev ? 'electric' : 'fuel', digits)
  if (name === 'distance') return formats.distance(value, digits)
  return ev ? formats.energy(value, digits) : formats.volume(value, digits)
}

const MEASURE_NAMES = ['distance', 'consumption', 'economy'] as const satisfies readonly MeasureName[]

/** The digits with which the change of a row follows from its two values (docs/measures.md M31). */
function digitsOf(row: Behavior, measure: MeasureName, ev: boolean, { system }: Formats): Digits {
  const { keys, least } = COMPARED[measure]
  const [now, before] = keys.map((key) => {
    const value = row[key]
    if (value === null) return null
    if (measure === 'economy') return toEconomyUnit(system, value)
    if (measure === 'distance') return toDistanceUnit(system, value)
    return ev ? value : toVolumeUnit(system, value)
  })
  return now == null || before == null ? least : comparedDigits(now, before, least)
}

/** Headings of the columns, by the keys of `domain/behavior/behaviorColumns.ts`. */
const COLUMN_LABELS: Record<ColumnLabel, MessageDescriptor> = {
  vehicle: msg`Vehicle`,
  driver: msg`Driver`,
  fleet: msg`Fleet`,
  distanceDriven: SCREEN_TITLES.distanceDriven,
  previousDistanceDriven: msg`Previous distance`,
  consumption: msg`Consumption`,
  previousConsumption: msg`Previous consumption`,
  economy: msg`Economy`,
  previousEconomy: msg`Previous economy`,
  change: msg`Change`,
}
