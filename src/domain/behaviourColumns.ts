import type { BehaviourMeasure, BehaviourSummary, BehaviourTable } from './behaviour'

/** A column of a behaviour table (spec section 3). */
export interface BehaviourColumn {
  /** Where in the row its value is: names joined by dots, "vehicle.label". */
  dataKey: string
  /** Key of its heading; words come from the catalogs. */
  label: ColumnLabel
  /** CSS pixels. */
  width: number
  /** One of the group that stays at the right edge. */
  isSticky: boolean
  /** Somebody took it off the table. */
  manuallyHidden: boolean
  /** Modes in which it shows. */
  dealer: boolean
  fleet: boolean
}

export type ColumnLabel =
  | 'vehicle'
  | 'driver'
  | 'fleet'
  | 'distanceDriven'
  | 'previousDistanceDriven'
  | 'consumption'
  | 'previousConsumption'
  | 'economy'
  | 'previousEconomy'
  | 'change'

const column = (
  dataKey: string,
  label: ColumnLabel,
  width: number,
  more: Partial<BehaviourColumn> = {},
): BehaviourColumn => ({
  dataKey,
  label,
  width,
  isSticky: false,
  manuallyHidden: false,
  dealer: true,
  fleet: true,
  ...more,
})

const WHO = [
  column('vehicle.label', 'vehicle', 240),
  column('vehicle.driverName', 'driver', 180, { dealer: false }),
  column('vehicle.fleet', 'fleet', 120, { dealer: false, manuallyHidden: true }),
]
const CHANGE = column('change', 'change', 110, { isSticky: true })

/** Columns of the three tables, the sticky group last. */
export const BEHAVIOUR_COLUMNS: Record<BehaviourTable, readonly BehaviourColumn[]> = {
  distance: [
    ...WHO,
    column('previousDistanceDriven', 'previousDistanceDriven', 170),
    column('distanceDriven', 'distanceDriven', 150, { isSticky: true }),
    CHANGE,
  ],
  efficiency: [
    ...WHO,
    column('distanceDriven', 'distanceDriven', 150),
    column('consumption', 'consumption', 150),
    column('previousEconomy', 'previousEconomy', 160),
    column('economy', 'economy', 140, { isSticky: true }),
    CHANGE,
  ],
  fuel: [
    ...WHO,
    column('previousConsumption', 'previousConsumption', 170),
    column('economy', 'economy', 140),
    column('consumption', 'consumption', 150, { isSticky: true }),
    CHANGE,
  ],
}

/** The columns that a mode shows. */
export function shownColumns(
  columns: readonly BehaviourColumn[],
  mode: 'dealer' | 'fleet',
): BehaviourColumn[] {
  return columns.filter((one) => !one.manuallyHidden && one[mode])
}

/** The value at a dotted key; undefined where the way ends. Own fields only: a key may be typed by hand. */
export function valueAt(row: unknown, dataKey: string): unknown {
  let value = row
  for (const name of dataKey.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** A sorted copy by a dotted key; what is missing comes last in either direction. */
export function sortByKey<Row>(
  rows: readonly Row[],
  dataKey: string,
  descending: boolean,
  collator: Intl.Collator,
): Row[] {
  const direction = descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const left = valueAt(a, dataKey) ?? null
    const right = valueAt(b, dataKey) ?? null
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right))
    return order * direction
  })
}

/** A column of the gas or the EV summary (spec section 3); words and units come from the catalogs. */
export interface BehaviourWidgetColumn extends BehaviourMeasure {
  measure: 'distance' | 'consumption' | 'economy'
  icon: 'distance' | 'fuel' | 'charge' | 'economy'
  unit: 'distance' | 'volume' | 'energy' | 'economy'
  /** Green where the change is for the better; null without a change. */
  changeColor: 'green' | 'red' | null
  /** The table that it leads to. */
  link: string
}

/** The three columns of a summary. More distance and economy are better, more consumption is not. */
export function widgetColumns(summary: BehaviourSummary, ev: boolean): BehaviourWidgetColumn[] {
  return [
    {
      measure: 'distance',
      icon: 'distance',
      unit: 'distance',
      ...summary.distance,
      changeColor: colorOf(summary.distance.change, 1),
      link: '/behavior-distance-driven',
    },
    {
      measure: 'consumption',
      icon: ev ? 'charge' : 'fuel',
      unit: ev ? 'energy' : 'volume',
      ...summary.consumption,
      changeColor: colorOf(summary.consumption.change, -1),
      link: '/behavior-fuel-consumption',
    },
    {
      measure: 'economy',
      icon: 'economy',
      unit: 'economy',
      ...summary.economy,
      changeColor: colorOf(summary.economy.change, 1),
      link: '/behavior-efficiency',
    },
  ]
}

function colorOf(change: number | null, better: 1 | -1): 'green' | 'red' | null {
  if (change === null) return null
  return change * better >= 0 ? 'green' : 'red'
}
