import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { shownDaysAgo } from './dataWeek'

/** For each day of a vehicle, the index of the file's day that is shown on it; index 0 is yesterday. */
export type DayPlaces = readonly number[]

/** Number of days in a run, which rotate among themselves. */
export const RUN_DAYS = 7

/**
 * The days of a vehicle as they are shown after a rotation (docs/decisions.md D43). The run in which a
 * vehicle joined is unchanged, because it could otherwise have driven before it was added.
 */
export function dayPlaces(row: Pick<VehicleDays, 'levelPercent'>, shift: number): DayPlaces {
  const days = row.levelPercent.length
  const places = Array.from({ length: days }, (_, at) => at)
  for (let from = 0; from + RUN_DAYS <= days; from += RUN_DAYS) {
    if (joinedIn(row.levelPercent.slice(from, from + RUN_DAYS))) continue
    for (let at = from; at < from + RUN_DAYS; at += 1) places[shownDaysAgo(at + 1, shift, days) - 1] = at
  }
  return places
}

/** The days ago at which a day of the files is shown; today, and days before the history, stay. */
export function shownOn(places: DayPlaces, daysAgo: number): number {
  return daysAgo >= 1 && daysAgo <= places.length ? places.indexOf(daysAgo - 1) + 1 : daysAgo
}

/** Whether a vehicle began to report within these days. */
function joinedIn(levels: readonly (number | null)[]): boolean {
  const reported = levels.filter((level) => level !== null).length
  return reported > 0 && reported < levels.length
}
