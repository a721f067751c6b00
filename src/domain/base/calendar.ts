import type { CalendarDay } from './demoTime'

/** Gregorian calendar arithmetic on dates without a time. It uses UTC, where every day has 24 hours. */

const DAY_MS = 86_400_000

/** Days since January 1, 1970. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The calendar day of a day number. */
export function dayOfNumber(number: number): CalendarDay {
  const at = new Date(number * DAY_MS)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** As `2026-11-22`. */
export function isoOf({ year, month, day }: CalendarDay): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Parses a day such as `2026-11-22`; null if there is no such day. */
export function dayOfIso(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const named = { year: Number(year), month: Number(month), day: Number(day) }
  return year !== undefined && isoOf(dayOfNumber(dayNumber(named))) === text ? named : null
}

/** 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * The day of the month as a day number; the last day of a shorter month. Months above 12 belong to later
 * years, 0 and less to earlier ones.
 */
export function dayInMonth(year: number, month: number, day: number): number {
  const [y, m] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1]
  return dayNumber({ year: y, month: m, day: Math.min(day, daysInMonth(y, m)) })
}

/** 0 is Monday, 6 Sunday, as in `WEEKDAYS`. */
export function weekdayIndex(number: number): number {
  // January 1, 1970 was a Thursday.
  return (((number + 3) % 7) + 7) % 7
}
