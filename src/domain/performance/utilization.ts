import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type DaySums, sumOf } from './daySums'

/** Weekdays in the order of a working week; 0 is Sunday as in `Date`. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
export type Weekday = (typeof WEEK)[number]

/** How many vehicles were driven on the days of one weekday. */
export interface WeekdayUse {
  weekday: Weekday
  /** Average of the window's days of this weekday; null if there are none. */
  vehicles: number | null
}

export interface Utilization {
  /** From Monday to Sunday. */
  weekdays: WeekdayUse[]
  /** Average number of vehicles driven on a day. */
  averageDay: number
  /** Vehicles with daily figures. */
  vehicles: number
}

/**
 * Vehicles driven by weekday (docs/measures.md M26).
 * @param weekdayOf the weekday of a day by days ago, 1 for yesterday
 */
export function utilizationOf(
  rows: readonly VehicleDays[],
  sums: DaySums,
  days: WindowDays,
  weekdayOf: (daysAgo: number) => number,
): Utilization {
  const driven = new Map<number, number[]>()
  for (let at = 0; at < days; at++) {
    const weekday = weekdayOf(at + 1)
    driven.set(weekday, [...(driven.get(weekday) ?? []), sums.drivenVehicles[at] ?? 0])
  }
  return {
    weekdays: WEEK.map((weekday) => ({ weekday, vehicles: mean(driven.get(weekday) ?? []) })),
    averageDay: sumOf(sums.drivenVehicles, days) / days,
    vehicles: rows.length,
  }
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
