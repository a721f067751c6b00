import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calendarDay,
  dayTimeOf,
  minuteOfDay,
  noonOf,
  resolveDayTime,
  resolveMinutesAgo,
  workingDay,
} from './demoTime'
import { DEFAULT_TIME_ZONE } from './timeZone'

const TORONTO = DEFAULT_TIME_ZONE
const MONTERREY = 'America/Monterrey'
const at = (iso: string) => new Date(iso)
const dayTime = (now: string, timeZone: string, daysAgo: number, minute: number) =>
  resolveDayTime(at(now), timeZone, { daysAgo, minuteOfDay: minute }).toISOString()

describe('resolveMinutesAgo', () => {
  it('goes back by the clock, also over a change of it', () => {
    // Clocks in Toronto went back at 06:00Z on that day; 120 minutes stay 120 minutes.
    expect(resolveMinutesAgo(at('2026-11-01T07:00:00Z'), { minutesAgo: 120 })).toEqual(
      at('2026-11-01T05:00:00Z'),
    )
  })
})

describe('calendarDay', () => {
  it('is the day of the zone, not of UTC', () => {
    // 22:30 on the 20th in Toronto, 21:30 in Monterrey.
    expect(calendarDay(at('2026-11-21T03:30:00Z'), TORONTO, 0)).toEqual({ year: 2026, month: 11, day: 20 })
  })

  it.each([
    ['midnight', '2026-11-21T05:00:00Z', 21],
    ['the minute before it', '2026-11-21T04:59:59Z', 20],
  ])('turns at %s', (_, now, day) => {
    expect(calendarDay(at(now), TORONTO, 0).day).toBe(day)
  })

  it('crosses months, years and leap days', () => {
    expect(calendarDay(at('2027-01-01T17:00:00Z'), TORONTO, 1)).toEqual({ year: 2026, month: 12, day: 31 })
    expect(calendarDay(at('2028-03-01T17:00:00Z'), TORONTO, 1)).toEqual({ year: 2028, month: 2, day: 29 })
  })

  it('goes forward for a day to come', () => {
    expect(calendarDay(at('2026-11-30T17:00:00Z'), TORONTO, -1)).toEqual({ year: 2026, month: 12, day: 1 })
  })

  it('counts days, not 24 hours, over a change of the clock', () => {
    // 00:30 on the day after the clocks went back: the day before has 25 hours.
    expect(calendarDay(at('2026-11-02T05:30:00Z'), TORONTO, 1)).toEqual({ year: 2026, month: 11, day: 1 })
  })
})

describe('resolveDayTime', () => {
  it('places a wall clock time in winter and in summer', () => {
    expect(dayTime('2026-01-15T12:00:00Z', TORONTO, 1, 8 * 60)).toBe('2026-01-14T13:00:00.000Z')
    expect(dayTime('2026-07-15T12:00:00Z', TORONTO, 1, 8 * 60)).toBe('2026-07-14T12:00:00.000Z')
  })

  it('keeps to the same hour all year in Monterrey, which has no summer time', () => {
    expect(dayTime('2026-01-15T12:00:00Z', MONTERREY, 0, 8 * 60)).toBe('2026-01-15T14:00:00.000Z')
    expect(dayTime('2026-07-15T12:00:00Z', MONTERREY, 0, 8 * 60)).toBe('2026-07-15T14:00:00.000Z')
  })

  it('takes the offset of that day, not of today', () => {
    // Now is after clocks went back on 1 November, the day before.
    expect(dayTime('2026-11-03T12:00:00Z', TORONTO, 3, 8 * 60)).toBe('2026-10-31T12:00:00.000Z')
    expect(dayTime('2026-11-03T12:00:00Z', TORONTO, 2, 8 * 60)).toBe('2026-11-01T13:00:00.000Z')
  })

  it('has midnight at the beginning of the day, also where clocks change on it', () => {
    expect(dayTime('2026-11-01T17:00:00Z', TORONTO, 0, 0)).toBe('2026-11-01T04:00:00.000Z')
    expect(dayTime('2026-03-08T17:00:00Z', TORONTO, 0, 0)).toBe('2026-03-08T05:00:00.000Z')
  })

  it('moves a time that summer time leaves out an hour on', () => {
    // 02:30 does not exist on 8 March 2026 in Toronto.
    expect(dayTime('2026-03-08T17:00:00Z', TORONTO, 0, 150)).toBe('2026-03-08T07:30:00.000Z')
  })

  it('takes the first of a time that comes twice', () => {
    expect(dayTime('2026-11-01T17:00:00Z', TORONTO, 0, 90)).toBe('2026-11-01T05:30:00.000Z')
  })

  it('reads on the wall as it was written, in any zone, on any day, but for the hour left out', () => {
    const moments = fc.date({
      min: at('2024-01-01T00:00:00Z'),
      max: at('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    const zones = fc.constantFrom(TORONTO, MONTERREY, 'America/St_Johns', 'UTC', 'America/Vancouver')
    fc.assert(
      fc.property(
        moments,
        zones,
        fc.integer({ min: -60, max: 120 }),
        fc.nat(1439),
        (now, zone, daysAgo, minute) => {
          const resolved = resolveDayTime(now, zone, { daysAgo, minuteOfDay: minute })
          if (minute >= 120 && minute < 180) return
          expect(minuteOfDay(resolved, zone)).toBe(minute)
          expect(calendarDay(resolved, zone, 0)).toEqual(workingDay(now, zone, daysAgo))
        },
      ),
    )
  })

  it('goes the way of the clock: a later day time is a later moment', () => {
    const days = fc.tuple(fc.integer({ min: -60, max: 120 }), fc.nat(1439))
    fc.assert(
      fc.property(days, days, ([daysA, minuteA], [daysB, minuteB]) => {
        const now = at('2026-11-21T15:00:00Z')
        const a = resolveDayTime(now, TORONTO, { daysAgo: daysA, minuteOfDay: minuteA }).getTime()
        const b = resolveDayTime(now, TORONTO, { daysAgo: daysB, minuteOfDay: minuteB }).getTime()
        if (daysA - daysB >= 1) expect(a).toBeLessThan(b)
      }),
    )
  })
})

describe('a working day', () => {
  it.each([
    ['the minute before midnight', '2026-11-21T04:59:00Z', 20],
    ['just after midnight', '2026-11-21T05:05:00Z', 20],
    ['the minute before five', '2026-11-21T09:59:00Z', 20],
    ['five', '2026-11-21T10:00:00Z', 21],
  ])('at %s is the one that the night ends or the morning begins', (_, now, day) => {
    expect(workingDay(at(now), TORONTO, 0).day).toBe(day)
  })

  it.each(['2026-11-21T05:05:00Z', '2026-11-21T15:00:00Z', '2026-11-01T05:30:00Z', '2026-03-08T07:10:00Z'])(
    'keeps a moment that is stored and read at %s',
    (now) => {
      expect(resolveDayTime(at(now), TORONTO, dayTimeOf(at(now), TORONTO))).toEqual(at(now))
    },
  )
})

describe('minuteOfDay', () => {
  it('is 0 at midnight of the zone', () => {
    expect(minuteOfDay(at('2026-11-21T05:00:00Z'), TORONTO)).toBe(0)
  })
})

describe('noonOf', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'America/Toronto', 'Pacific/Pago_Pago'])(
    'falls on the day in %s',
    (timeZone) => {
      const day = { year: 2026, month: 11, day: 21 }
      expect(calendarDay(noonOf(day, timeZone), timeZone, 0)).toEqual(day)
    },
  )
})
