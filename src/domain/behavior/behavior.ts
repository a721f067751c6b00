import { economyMpg } from '#domain/vehicle/energy'
import type { WindowDays } from '#domain/vehicle/score'
import type { DrivenVehicle, VehicleDetails } from '#domain/vehicle/vehicle'
import { sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'

/** Figures of a time window, which the behavior tables and summaries compare with the previous window. */
export interface Behavior {
  /** Miles. */
  distanceDriven: number | null
  previousDistanceDriven: number | null
  /** US gallons, or kWh for an electric vehicle. */
  consumption: number | null
  previousConsumption: number | null
  /** Miles per gallon, or per gallon equivalent. */
  economy: number | null
  previousEconomy: number | null
}

/** The vehicle data shown in the tables, for a fleet or an inventory vehicle. */
export interface BehaviorVehicle
  extends Pick<DrivenVehicle, 'id' | 'image' | 'label' | 'makeName' | 'modelName' | 'modelYear'> {
  details: Pick<VehicleDetails, 'clickable' | 'ev'>
}

/**
 * A row of one of the three tables (docs/rules.md BR-00): the vehicle, its figures, and the change of the
 * table's measure.
 */
export interface BehaviorRow<Listed extends BehaviorVehicle = BehaviorVehicle> extends Behavior {
  vehicle: Listed
  /** Signed percent; null when there is no previous value. */
  change: number | null
}

/** Every vehicle is in one group: by its drive, or not driven (docs/rules.md BE-10). */
export const BEHAVIOR_GROUPS = ['gas', 'electric', 'notDriven'] as const
export type BehaviorGroup = (typeof BEHAVIOR_GROUPS)[number]

export const BEHAVIOR_TABLES = ['distance', 'efficiency', 'fuel'] as const
export type BehaviorTable = (typeof BEHAVIOR_TABLES)[number]

/** Maximum number of vehicles in a table (docs/rules.md BE-02). */
export const MOST_ROWS = 10

/** The default window. */
export const DEFAULT_WINDOW: WindowDays = 30

export const NO_FIGURES: Behavior = {
  distanceDriven: null,
  previousDistanceDriven: null,
  consumption: null,
  previousConsumption: null,
  economy: null,
  previousEconomy: null,
}

/** Figures of one vehicle over a window; all null without days, which shows -- (docs/rules.md BE-06). */
export function behaviorOf(days: VehicleDays | undefined, window: WindowDays): Behavior {
  if (!days) return NO_FIGURES
  const distanceDriven = sumDays(days, 'distanceMi', window)
  const previousDistanceDriven = sumDays(days, 'distanceMi', window, window + 1)
  const consumption = sumDays(days, 'energy', window)
  const previousConsumption = sumDays(days, 'energy', window, window + 1)
  return {
    distanceDriven,
    previousDistanceDriven,
    consumption,
    previousConsumption,
    economy: economyMpg(distanceDriven, consumption, days.ev),
    previousEconomy: economyMpg(previousDistanceDriven, previousConsumption, days.ev),
  }
}

/** Signed percent from `previous` to `now`; null if one is missing or `previous` is zero. */
export function changePercent(now: number | null, previous: number | null): number | null {
  if (now === null || previous === null || previous === 0) return null
  return ((now - previous) / previous) * 100
}

/** Rows of a table, one for each vehicle. */
export function behaviorRows<Listed extends BehaviorVehicle>(
  table: BehaviorTable,
  vehicles: readonly Listed[],
  figuresOf: (vehicle: Listed) => Behavior,
): BehaviorRow<Listed>[] {
  return vehicles.map((vehicle) => {
    const figures = figuresOf(vehicle)
    return { vehicle, ...figures, change: tableChange(table, figures) }
  })
}

/** The group of a row (docs/rules.md BE-10): not driven means no figures in this window or the one before. */
export function groupOf({ vehicle, ...row }: BehaviorRow): BehaviorGroup {
  const { distanceDriven, previousDistanceDriven, consumption, previousConsumption } = row
  const figures = [distanceDriven, previousDistanceDriven, consumption, previousConsumption]
  if (figures.every((one) => !one)) return 'notDriven'
  return vehicle.details.ev ? 'electric' : 'gas'
}

/** The change of a table's measure, signed percent. */
export function tableChange(table: BehaviorTable, it: Behavior): number | null {
  if (table === 'distance') return changePercent(it.distanceDriven, it.previousDistanceDriven)
  if (table === 'efficiency') return changePercent(it.economy, it.previousEconomy)
  return changePercent(it.consumption, it.previousConsumption)
}

/** A measure of the gas or EV summary. */
export interface BehaviorMeasure {
  value: number | null
  /** Signed percent. */
  change: number | null
  /** Average of the driven vehicles; null for the economy, which is already an average. */
  average: number | null
}

export interface BehaviorSummary {
  vehicles: number
  distance: BehaviorMeasure
  consumption: BehaviorMeasure
  economy: BehaviorMeasure
}

/**
 * Sums of the rows of gas or electric vehicles (docs/rules.md BR-15, BR-17). The economy is total distance by
 * total energy, so that vehicles count in proportion to their distance.
 */
export function behaviorSummary(rows: readonly BehaviorRow[], group: 'gas' | 'electric'): BehaviorSummary {
  const own = rows.filter((row) => groupOf(row) === group)
  const sums = behaviorTotals(own, group === 'electric')
  const driven = own.filter((row) => (row.distanceDriven ?? 0) > 0).length
  return {
    vehicles: own.length,
    distance: {
      value: sums.distanceDriven,
      change: tableChange('distance', sums),
      average: mean(sums.distanceDriven, driven),
    },
    consumption: {
      value: sums.consumption,
      change: tableChange('fuel', sums),
      average: mean(sums.consumption, driven),
    },
    economy: { value: sums.economy, change: tableChange('efficiency', sums), average: null },
  }
}

/** The totals row of a table: the figures of all rows of a group combined (docs/rules.md BE-11). */
export function behaviorTotals(rows: readonly Behavior[], ev: boolean): Behavior {
  const distanceDriven = total(rows, 'distanceDriven')
  const previousDistanceDriven = total(rows, 'previousDistanceDriven')
  const consumption = total(rows, 'consumption')
  const previousConsumption = total(rows, 'previousConsumption')
  return {
    distanceDriven,
    previousDistanceDriven,
    consumption,
    previousConsumption,
    economy: economyMpg(distanceDriven, consumption, ev),
    previousEconomy: economyMpg(previousDistanceDriven, previousConsumption, ev),
  }
}

/** A totals row of some of a table's vehicles, with the change of the table's measure. */
export interface BehaviorTotal extends Behavior {
  of: 'all' | 'gas' | 'electric'
  vehicles: number
  change: number | null
}

/**
 * The totals rows of a table, over all its vehicles and not just those listed (docs/rules.md BE-11).
 * Distances are added up over both groups; energy and economy are kept apart.
 */
export function totalLines(table: BehaviorTable, rows: readonly BehaviorRow[]): BehaviorTotal[] {
  const byGroup = (['gas', 'electric'] as const).map((of) => ({
    of,
    own: rows.filter((row) => groupOf(row) === of),
  }))
  const driven = byGroup.filter(({ own }) => own.length > 0)
  const together = table === 'distance' && driven.length > 1 ? [{ of: 'all' as const, own: rows }] : driven
  return together.map(({ of, own }) => {
    const sums = behaviorTotals(own, of === 'electric')
    return { of, vehicles: own.length, ...sums, change: tableChange(table, sums) }
  })
}

function total(rows: readonly Behavior[], figure: keyof Behavior): number {
  return rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0)
}

function mean(sum: number | null, count: number): number | null {
  return sum !== null && count > 0 ? sum / count : null
}
