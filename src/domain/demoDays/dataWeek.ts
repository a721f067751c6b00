import { workingDay } from '#domain/base/demoTime'

/**
 * Weekdays of the demo data (docs/decisions.md D43). The files know days as so many before today, but
 * people drive by the weekday. They are made as if today were a Wednesday; on other weekdays each run of
 * seven days is turned round until its Saturday and Sunday are the calendar's. Sums over a whole run stay.
 */

/** Weekday of the files' today: 0 is Sunday, 3 Wednesday. */
export const DATA_WEEKDAY = 3

const WEEK = 7

/** How many days a visit's days are turned round, 0 to 6; 0 on the files' own weekday. */
export function dataWeekShift(now: Date, timeZone: string): number {
  const { year, month, day } = workingDay(now, timeZone, 0)
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() - DATA_WEEKDAY + WEEK) % WEEK
}

/**
 * The days ago at which a day of the files is shown. Today and days to come stay, and so does what is left
 * over after whole runs of seven within `historyDays`.
 */
export function shownDaysAgo(daysAgo: number, shift: number, historyDays: number): number {
  const whole = historyDays - (historyDays % WEEK)
  if (daysAgo < 1 || daysAgo > whole) return daysAgo
  const first = daysAgo - ((daysAgo - 1) % WEEK)
  return first + ((daysAgo - first + shift) % WEEK)
}
