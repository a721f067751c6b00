import { CalendarDate, getDayOfWeek } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '#domain/base/demoTime'
import { WEEKDAYS } from '#domain/places/place'
import { type CalendarSchedule, runDays } from './schedule'

const written = ({ year, month, day }: CalendarDay) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const take = (schedule: CalendarSchedule, count: number) => {
  const days: string[] = []
  for (const day of runDays(schedule)) {
    if (days.length === count) break
    days.push(written(day))
  }
  return days
}

const ONCE_A_DAY: CalendarSchedule = {
  start: { year: 2026, month: 11, day: 22 },
  end: null,
  repeatEvery: 1,
  interval: 'day',
  weekday: null,
  dayOfMonth: null,
  occurrences: null,
}

describe('the days of a schedule', () => {
  it('on the 31st are the last days of shorter months, and come back to the 31st', () => {
    const schedule = { ...ONCE_A_DAY, interval: 'month', dayOfMonth: 31 } as const
    expect(take({ ...schedule, start: { year: 2027, month: 1, day: 15 } }, 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ])
    expect(take({ ...schedule, start: { year: 2028, month: 2, day: 1 } }, 1)).toEqual(['2028-02-29'])
  })

  it('of a leap day each year are the last of February in other years', () => {
    const yearly = { ...ONCE_A_DAY, interval: 'month', repeatEvery: 12, dayOfMonth: 29 } as const
    expect(take({ ...yearly, start: { year: 2028, month: 2, day: 1 } }, 3)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
    ])
  })

  it('of every second week count from the first that fits after the start', () => {
    const schedule = { ...ONCE_A_DAY, interval: 'week', repeatEvery: 2, weekday: 'friday' } as const
    expect(take(schedule, 3)).toEqual(['2026-11-27', '2026-12-11', '2026-12-25'])
  })

  it('end with the end date, which is included, or after so many', () => {
    const until = { ...ONCE_A_DAY, end: { year: 2026, month: 11, day: 24 } }
    expect(take(until, 9)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
    expect(take({ ...until, occurrences: 2 }, 9)).toHaveLength(2)
    expect(take({ ...ONCE_A_DAY, end: { year: 2026, month: 11, day: 21 } }, 9)).toEqual([])
  })

  it('are those that walking day by day over a calendar finds', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(take(schedule, 8)).toEqual(walked(schedule, 8))
      }),
      { numRuns: 300 },
    )
  })
})

const days = fc
  .tuple(
    fc.integer({ min: 2024, max: 2033 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]): CalendarDay => {
    const date = new CalendarDate(year, month, day)
    return { year: date.year, month: date.month, day: date.day }
  })

const schedules: fc.Arbitrary<CalendarSchedule> = fc
  .record({
    start: days,
    endsAfter: fc.option(fc.integer({ min: 0, max: 700 }), { nil: null }),
    repeatEvery: fc.integer({ min: 1, max: 14 }),
    interval: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    weekday: fc.constantFrom(...WEEKDAYS),
    dayOfMonth: fc.integer({ min: 1, max: 31 }),
    occurrences: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
  })
  .map(({ endsAfter, start, ...rest }) => {
    const end = endsAfter === null ? null : dateOf(start).add({ days: endsAfter })
    return {
      ...rest,
      start,
      end: end && { year: end.year, month: end.month, day: end.day },
      weekday: rest.interval === 'week' ? rest.weekday : null,
      dayOfMonth: rest.interval === 'month' ? rest.dayOfMonth : null,
    }
  })

const dateOf = ({ year, month, day }: CalendarDay) => new CalendarDate(year, month, day)

/** Reference implementation: tests every day from the start, with the calendar of the date library. */
function walked(schedule: CalendarSchedule, count: number): string[] {
  const { start, end, interval, repeatEvery, weekday, dayOfMonth, occurrences } = schedule
  const found: string[] = []
  let fitting = 0
  const limit = Math.min(count, occurrences ?? count)
  for (let date = dateOf(start); found.length < limit; date = date.add({ days: 1 })) {
    if (end && date.compare(dateOf(end)) > 0) break
    if (!fits(date)) continue
    if (fitting % repeatEvery === 0) found.push(date.toString())
    fitting += 1
  }
  return found

  function fits(date: CalendarDate): boolean {
    if (interval === 'day') return true
    if (interval === 'week') return WEEKDAYS[getDayOfWeek(date, 'en-GB')] === weekday
    const isLast = date.add({ days: 1 }).day === 1
    return date.day === dayOfMonth || (isLast && date.day < (dayOfMonth ?? 0))
  }
}
