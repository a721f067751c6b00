import type { CalendarDay } from '#domain/base/demoTime'
import { WEEKDAYS, type Weekday } from '#domain/places/place'

const DAY_MS = 86_400_000

/** The dates of the entries of a daily list; entry 0 is yesterday (docs/firing.md F1). */
export interface DayCalendar {
  /** Days from 1 January 1970 to the day of entry 0. */
  yesterday: number
  /** The weekday of each entry, including the one before and after the list; Monday is 0. */
  weekdayAt: (at: number) => number
  /** The calendar month of each entry, counted across years. */
  monthAt: (at: number) => number
}

/** The calendar of daily lists whose entry 0 is the given day. */
export function dayCalendar(yesterday: CalendarDay): DayCalendar {
  const newest = dayNumber(yesterday)
  return {
    yesterday: newest,
    weekdayAt: (at) => weekdayOf(newest - at),
    monthAt: (at) => {
      const day = new Date((newest - at) * DAY_MS)
      return day.getUTCFullYear() * 12 + day.getUTCMonth()
    },
  }
}

/** Days from 1 January 1970. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The same day of the month after `months` months, or that month's last day (docs/firing.md F4). */
export function addMonths(day: number, months: number): number {
  const start = new Date(day * DAY_MS)
  const month = start.getUTCMonth() + months
  const lastOfMonth = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return Date.UTC(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastOfMonth)) / DAY_MS
}

/** Monday is 0; 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

/** The index of a weekday in the week; Monday is 0. */
export const weekdayIndex = (day: Weekday): number => WEEKDAYS.indexOf(day)
