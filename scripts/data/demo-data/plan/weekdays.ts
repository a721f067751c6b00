import { DATA_WEEKDAY } from '#domain/demoDays/dataWeek'

/** Days of a week from Sunday, as dates count them. */
export const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const
export type WeekdayNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6

const WEEK = 7

/** Weekday of a day of the files, which are made as if today were a Wednesday (docs/decisions.md D43). */
export function weekdayOf(daysAgo: number): WeekdayNumber {
  return ((((DATA_WEEKDAY - daysAgo) % WEEK) + WEEK) % WEEK) as WeekdayNumber
}

/**
 * Which run of seven days a day before today is in; 1 is the newest, days 1 to 7. What must stay together
 * when a run is turned round to the visit's weekday is planned by whole runs.
 */
export function runOf(daysAgo: number): number {
  return Math.ceil(daysAgo / WEEK)
}

/** The days of whole runs of seven within so many: what is younger than a run can not be turned round. */
export function wholeRuns(days: number): number {
  return WEEK * Math.max(0, Math.floor(days / WEEK))
}
