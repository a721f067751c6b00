import type { WindowDays } from '../trips/score'
import { economyMpg } from '../vehicle/energy'
import type { DrivenVehicle, VehicleDetails } from '../vehicle/vehicle'
import { sumDays, type VehicleDays } from '../vehicle/vehicleDays'

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

/** A row of one of the three tables (docs/rules.md BR-00): the vehicle, its figures, and the table's own change. */
export interface BehaviorRow extends Behavior {
  vehicle: BehaviorVehicle
  /** Signed percent; null when there is no previous value. */
  change: number | null
}

export const BEHAVIOR_TABLES = ['distance', 'efficiency', 'fuel'] as const
export type BehaviorTable = (typeof BEHAVIOR_TABLES)[number]

/** A table lists no more vehicles than this (docs/rules.md BE-02). */
export const MOST_ROWS = 10

/** The window when none was chosen. */
export const DEFAULT_WINDOW: WindowDays = 30

export const NO_FIGURES: Behavior = {
  distanceDriven: null,
  previousDistanceDriven: null,
  consumption: null,
  previousConsumption: null,
  economy: null,
  previousEconomy: null,
}

/** Figures of one vehicle over a window; all null for one without days, which shows -- (docs/rules.md BE-06). */
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

/** Signed percent from `previous` to `now`; null when one is missing or there was nothing before. */
export function changePercent(now: number | null, previous: number | null): number | null {
  if (now === null || previous === null || previous === 0) return null
  return ((now - previous) / previous) * 100
}

/** Rows of a table: the first ten vehicles, in their order. */
export function behaviorRows<Listed extends BehaviorVehicle>(
  table: BehaviorTable,
  vehicles: readonly Listed[],
  figuresOf: (vehicle: Listed) => Behavior,
): BehaviorRow[] {
  return vehicles.slice(0, MOST_ROWS).map((vehicle) => {
    const figures = figuresOf(vehicle)
    return { vehicle, ...figures, change: tableChange(table, figures) }
  })
}

function tableChange(table: BehaviorTable, it: Behavior): number | null {
  if (table === 'distance') return changePercent(it.distanceDriven, it.previousDistanceDriven)
  if (table === 'efficiency') return changePercent(it.economy, it.previousEconomy)
  return changePercent(it.consumption, it.previousConsumption)
}

/** A measure of the gas or EV summary. */
export interface BehaviorMeasure {
  value: number | null
  /** Signed percent. */
  change: number | null
  /** Average per driven vehicle. */
  average: number | null
}

export interface BehaviorSummary {
  /** Vehicles with this drive that have daily figures. */
  vehicles: number
  distance: BehaviorMeasure
  consumption: BehaviorMeasure
  economy: BehaviorMeasure
}

/** Sums and averages of the gas vehicles, or of the electric ones, over a window. */
export function behaviorSummary(
  days: readonly VehicleDays[],
  ev: boolean,
  window: WindowDays,
): BehaviorSummary {
  const each = days.filter((vehicle) => vehicle.ev === ev).map((vehicle) => behaviorOf(vehicle, window))
  const sum = (of: keyof Behavior): number => each.reduce((total, it) => total + (it[of] ?? 0), 0)
  const distance = sum('distanceDriven')
  const previousDistance = sum('previousDistanceDriven')
  const consumption = sum('consumption')
  const previousConsumption = sum('previousConsumption')
  const economy = economyMpg(distance, consumption, ev)
  const economies = each.flatMap((it) => it.economy ?? [])
  const driven = each.filter((it) => (it.distanceDriven ?? 0) > 0).length
  return {
    vehicles: each.length,
    distance: {
      value: distance,
      change: changePercent(distance, previousDistance),
      average: mean(distance, driven),
    },
    consumption: {
      value: consumption,
      change: changePercent(consumption, previousConsumption),
      average: mean(consumption, driven),
    },
    economy: {
      value: economy,
      change: changePercent(economy, economyMpg(previousDistance, previousConsumption, ev)),
      average: mean(
        economies.reduce((total, one) => total + one, 0),
        economies.length,
      ),
    },
  }
}

function mean(sum: number, count: number): number | null {
  return count > 0 ? sum / count : null
}
