import type { CalendarDay } from './demoTime'

/** Arithmetic of the Gregorian calendar on days without a time; UTC has no transitions, so its days are even. */

const DAY_MS = 86_400_000

/** Days since January 1, 1970: the difference of two is how far they are apart. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The day of such a number. */
export function dayOfNumber(number: number): CalendarDay {
  const at = new Date(number * DAY_MS)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** As `2026-11-22`. */
export function isoOf({ year, month, day }: CalendarDay): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The day that such a text names; null where there is no such day. */
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
 * The number of that day of a month, or of its last day where the month is shorter. Months over 12 are of later
 * years, 0 and less of earlier ones.
 */
export function dayInMonth(year: number, month: number, day: number): number {
  const [y, m] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1]
  return dayNumber({ year: y, month: m, day: Math.min(day, daysInMonth(y, m)) })
}

/** 0 is Monday, 6 Sunday, in the order of `WEEKDAYS`. */
export function weekdayIndex(number: number): number {
  // January 1, 1970 was a Thursday.
  return (((number + 3) % 7) + 7) % 7
}
