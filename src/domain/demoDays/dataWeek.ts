import { workingDay } from '#domain/base/demoTime'

/**
 * Weekdays of the demo data (docs/decisions.md D43). The files store days as a number of days before today,
 * but driving depends on the weekday. The files assume that today is a Wednesday; on other weekdays each run
 * of seven days is rotated until its Saturday and Sunday match the calendar. Sums over a whole run stay the
 * same.
 */

/** Weekday of today in the files: 0 is Sunday, 3 Wednesday. */
export const DATA_WEEKDAY = 3

const WEEK = 7

/** Number of days by which a visit's days are rotated, 0 to 6; 0 on the weekday of the files. */
export function dataWeekShift(now: Date, timeZone: string): number {
  const { year, month, day } = workingDay(now, timeZone, 0)
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() - DATA_WEEKDAY + WEEK) % WEEK
}

/**
 * The days ago at which a day of the files is shown. Today and future days stay, and so does the remainder
 * after whole runs of seven within `historyDays`.
 */
export function shownDaysAgo(daysAgo: number, shift: number, historyDays: number): number {
  const whole = historyDays - (historyDays % WEEK)
  if (daysAgo < 1 || daysAgo > whole) return daysAgo
  const first = daysAgo - ((daysAgo - 1) % WEEK)
  return first + ((daysAgo - first + shift) % WEEK)
}
