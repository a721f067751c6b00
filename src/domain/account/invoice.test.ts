import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workingDay } from '#domain/base/demoTime'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import { invoicesOnCalendar, monthlyAmountUsd } from './invoice'

describe('monthlyAmountUsd', () => {
  it.each([
    ['us', 7.43],
    ['ca', 7.9],
    ['mx', 8.11],
  ] as const)('is $6.99 and the tax of %s', (region, amount) => {
    expect(monthlyAmountUsd(1, region)).toBe(amount)
  })

  it('is whole cents, and within one of so many times the price and tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (vehicles) => {
        const amount = monthlyAmountUsd(vehicles, 'ca')
        expect(amount).toBe(Math.round(amount * 100) / 100)
        expect(Math.abs(amount - vehicles * 6.99 * 1.13)).toBeLessThanOrEqual(0.005001)
      }),
    )
  })
})

describe('invoicesOnCalendar', () => {
  const stored = Array.from({ length: 13 }, (_, month) => ({ daysAgo: Math.round(month * 30.4) - 9 }))
  const datesOn = (now: Date) =>
    invoicesOnCalendar(stored, now, DEFAULT_TIME_ZONE).map(({ daysAgo }) =>
      workingDay(now, DEFAULT_TIME_ZONE, daysAgo),
    )

  it('keeps the day of the month', () => {
    const dates = datesOn(new Date('2026-11-23T17:00:00Z'))
    expect(dates.map(({ day }) => day)).toEqual(Array(13).fill(2))
    expect(dates.map(({ month }) => month)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 12])
  })

  it('is of the last day of a shorter month', () => {
    const dates = datesOn(new Date('2027-03-22T17:00:00Z'))
    expect(dates.slice(0, 5).map(({ month, day }) => [month, day])).toEqual([
      [3, 31],
      [2, 28],
      [1, 31],
      [12, 31],
      [11, 30],
    ])
  })

  it('is one a month on every day of the calendar, the one to come where it is stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (day) => {
        const now = new Date(Date.UTC(2024, 0, 1 + day, 17))
        const dates = datesOn(now)
        expect(dates[0]).toEqual(workingDay(now, DEFAULT_TIME_ZONE, -9))
        const months = dates.map(({ year, month }) => year * 12 + month)
        expect(months).toEqual(months.map((_, at) => (months[0] ?? 0) - at))
      }),
    )
  })
})
