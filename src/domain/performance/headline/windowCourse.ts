import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type Measure, type MeasureFacts, measureValue } from '../measures'
import { scoreOfDriven } from '../rankedScores'

/**
 * A measure over a window that ends on each day: the first value is that of the window before, the last that
 * of the window, `days` + 1 in all (docs/measures.md M30). Null if nothing can be counted.
 */
export function measureCourse(measure: Measure, facts: MeasureFacts, days: WindowDays): (number | null)[] {
  return course(days, (from) => measureValue(measure, facts, days, from))
}

/** The course of one score of a ranking. @param idOf as for the ranking (docs/measures.md M22) */
export function scoreCourse(
  rows: readonly VehicleDays[],
  days: WindowDays,
  idOf: (row: VehicleDays, at: number) => string | null,
  id: string,
): (number | null)[] {
  const isOwn = (row: VehicleDays, at: number) => idOf(row, at) === id
  // Every point asks for the days of these rows again, and a driver has few of them.
  const driven = rows.filter((row) => row.distanceMi.some((_, at) => at < 2 * days && isOwn(row, at)))
  return course(days, (from) => scoreOfDriven(driven, isOwn, from, from + days))
}

function course(days: WindowDays, valueFrom: (from: number) => number | null): (number | null)[] {
  return Array.from({ length: days + 1 }, (_, step) => valueFrom(days - step))
}
