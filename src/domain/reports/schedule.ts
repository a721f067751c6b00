import { dayInMonth, dayNumber, dayOfNumber, weekdayIndex } from '#domain/base/calendar'
import { type CalendarDay, workingDay } from '#domain/base/demoTime'
import { WEEKDAYS } from '#domain/places/place'
import type { ReportSchedule } from './report'

/** Hour of the account's time zone at which scheduled reports are made (docs/reports.md R1). */
export const RUN_HOUR = 6

/** A schedule in calendar days. */
export interface CalendarSchedule extends Omit<ReportSchedule, 'startDaysAgo' | 'endDaysAgo'> {
  start: CalendarDay
  end: CalendarDay | null
}

/** A stored schedule on the calendar of `now` in `timeZone`. */
export function onCalendar(schedule: ReportSchedule, now: Date, timeZone: string): CalendarSchedule {
  const { startDaysAgo, endDaysAgo, ...rest } = schedule
  return {
    ...rest,
    start: workingDay(now, timeZone, startDaysAgo),
    end: endDaysAgo === null ? null : workingDay(now, timeZone, endDaysAgo),
  }
}

/**
 * The days on which a schedule makes a report, in order, infinite if it has no end (docs/reports.md R1). The
 * first is the first matching day on or after the start, and repetition counts from it.
 */
export function* runDays(schedule: CalendarSchedule): Generator<CalendarDay> {
  const { end, occurrences } = schedule
  const last = end === null ? Number.POSITIVE_INFINITY : dayNumber(end)
  for (let made = 0; occurrences === null || made < occurrences; made += 1) {
    const number = runDayNumber(schedule, made)
    if (number > last) return
    yield dayOfNumber(number)
  }
}

/** The day of a run by the number of runs before it. */
function runDayNumber(schedule: CalendarSchedule, made: number): number {
  const { start, repeatEvery, interval, weekday, dayOfMonth } = schedule
  const from = dayNumber(start)
  switch (interval) {
    case 'day':
      return from + made * repeatEvery
    case 'week': {
      const wanted = weekday === null ? weekdayIndex(from) : WEEKDAYS.indexOf(weekday)
      return from + ((wanted - weekdayIndex(from) + 7) % 7) + made * repeatEvery * 7
    }
    case 'month': {
      const wanted = dayOfMonth ?? start.day
      const isOver = dayInMonth(start.year, start.month, wanted) < from
      return dayInMonth(start.year, start.month + (isOver ? 1 : 0) + made * repeatEvery, wanted)
    }
  }
}
