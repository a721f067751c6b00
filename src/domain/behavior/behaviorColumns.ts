import type { Section } from '#domain/base/section'
import type { Behavior, BehaviorMeasure, BehaviorSummary, BehaviorTable } from './behavior'

/** A column of a behavior table (docs/rules.md BR-00). */
export interface BehaviorColumn {
  /** Path of the value in the row, such as "vehicle.label". */
  dataKey: string
  /** Key of its heading, which is a message. */
  label: ColumnLabel
  /** CSS pixels. */
  width: number
  /** One of the group that stays at the right edge. */
  isSticky: boolean
  /** Hidden by the user. */
  manuallyHidden: boolean
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
  more: Partial<BehaviorColumn> = {},
): BehaviorColumn => ({
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
  column('vehicle.label', 'vehicle', 230),
  column('vehicle.driverName', 'driver', 160, { dealer: false }),
  column('vehicle.fleet', 'fleet', 120, { dealer: false, manuallyHidden: true }),
]
const CHANGE = column('change', 'change', 100, { isSticky: true })

/** Columns of the three tables, the sticky group last. */
export const BEHAVIOR_COLUMNS: Record<BehaviorTable, readonly BehaviorColumn[]> = {
  distance: [
    ...WHO,
    column('previousDistanceDriven', 'previousDistanceDriven', 130),
    column('distanceDriven', 'distanceDriven', 120, { isSticky: true }),
    CHANGE,
  ],
  efficiency: [
    ...WHO,
    column('distanceDriven', 'distanceDriven', 120),
    column('consumption', 'consumption', 130),
    column('previousEconomy', 'previousEconomy', 140),
    column('economy', 'economy', 130, { isSticky: true }),
    CHANGE,
  ],
  fuel: [
    ...WHO,
    column('previousConsumption', 'previousConsumption', 140),
    column('economy', 'economy', 130),
    column('consumption', 'consumption', 130, { isSticky: true }),
    CHANGE,
  ],
}

/** The columns that a mode shows. */
export function shownColumns(columns: readonly BehaviorColumn[], mode: Section): BehaviorColumn[] {
  return columns.filter((one) => !one.manuallyHidden && one[mode])
}

/** The value at a dotted key; undefined if there is none. Reads own fields only, because a key may be typed by hand. */
export function valueAt(row: unknown, dataKey: string): unknown {
  let value = row
  for (const name of dataKey.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** Addresses of the tables. */
export const TABLE_PATHS = {
  distance: '/behavior-distance-driven',
  efficiency: '/behavior-efficiency',
  fuel: '/behavior-fuel-consumption',
} as const satisfies Record<BehaviorTable, string>

export type MeasureName = 'distance' | 'consumption' | 'economy'

/** The column that a table is sorted by at first, highest first (docs/rules.md BE-02). */
export const MAIN_COLUMNS = {
  distance: 'distanceDriven',
  efficiency: 'economy',
  fuel: 'consumption',
} as const satisfies Record<BehaviorTable, keyof Behavior>

/** The measure whose change each table shows. */
export const TABLE_MEASURES: Record<BehaviorTable, MeasureName> = {
  distance: 'distance',
  efficiency: 'economy',
  fuel: 'consumption',
}

/** A column of the gas or the EV summary (docs/rules.md DA-14, DA-15); labels and units are messages. */
export interface BehaviorWidgetColumn extends BehaviorMeasure {
  measure: MeasureName
  icon: 'distance' | 'fuel' | 'charge' | 'economy'
  unit: 'distance' | 'volume' | 'energy' | 'economy'
  /** Green for better, red for worse; null without a change, and for a distance, which is neither. */
  changeColor: 'green' | 'red' | null
  /** The table that it links to. */
  link: (typeof TABLE_PATHS)[BehaviorTable]
}

/** The three columns of a summary. */
export function widgetColumns(summary: BehaviorSummary, ev: boolean): BehaviorWidgetColumn[] {
  return [
    {
      measure: 'distance',
      icon: 'distance',
      unit: 'distance',
      ...summary.distance,
      changeColor: changeColor('distance', summary.distance.change),
      link: TABLE_PATHS.distance,
    },
    {
      measure: 'consumption',
      icon: ev ? 'charge' : 'fuel',
      unit: ev ? 'energy' : 'volume',
      ...summary.consumption,
      changeColor: changeColor('consumption', summary.consumption.change),
      link: TABLE_PATHS.fuel,
    },
    {
      measure: 'economy',
      icon: 'economy',
      unit: 'economy',
      ...summary.economy,
      changeColor: changeColor('economy', summary.economy.change),
      link: TABLE_PATHS.efficiency,
    },
  ]
}

/**
 * Green for better: more economy, less consumption (docs/rules.md BR-16). Null without a change, and for a
 * distance, which depends on the work.
 */
export function changeColor(measure: MeasureName, change: number | null): 'green' | 'red' | null {
  if (change === null || measure === 'distance') return null
  return (measure === 'consumption' ? -change : change) >= 0 ? 'green' : 'red'
}
