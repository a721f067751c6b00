import { dayInMonth, dayNumber, dayOfNumber, weekdayIndex } from '#domain/base/calendar'
import type { CalendarDay } from '#domain/base/demoTime'

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
    weekdayAt: (at) => weekdayIndex(newest - at),
    monthAt: (at) => {
      const { year, month } = dayOfNumber(newest - at)
      return year * 12 + month
    },
  }
}

/** The same day of the month after `months` months, or that month's last day (docs/firing.md F4). */
export function addMonths(number: number, months: number): number {
  const { year, month, day } = dayOfNumber(number)
  return dayInMonth(year, month + months, day)
}
