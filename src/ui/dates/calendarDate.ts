import { CalendarDate } from '@internationalized/date'
import type { CalendarDay } from '#domain/base/demoTime'

/** A day as a date of the date library, which only the kit's calendars use. */
export function toCalendarDate({ year, month, day }: CalendarDay): CalendarDate {
  return new CalendarDate(year, month, day)
}

export function fromCalendarDate({ year, month, day }: CalendarDay): CalendarDay {
  return { year, month, day }
}

/** Days from `b` to `a`: negative if `a` is earlier. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return toCalendarDate(a).compare(toCalendarDate(b))
}

export interface DayRange {
  start: CalendarDay
  end: CalendarDay
}

export interface DayLimits {
  min?: CalendarDay | undefined
  max?: CalendarDay | undefined
}

/** Limits in the format of React Aria. */
export function limitProps({ min, max }: DayLimits) {
  return {
    ...(min && { minValue: toCalendarDate(min) }),
    ...(max && { maxValue: toCalendarDate(max) }),
  }
}
