import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someDays } from '../testing/vehicleDays'
import { dailyScores, driverScores, HISTORY_DAYS, sumDays } from './vehicleDays'

/** Days that are numbered by their distance: yesterday 1, the day before 2. */
const numbered = () => someDays({ distanceMi: Array.from({ length: HISTORY_DAYS }, (_, at) => at + 1) })

describe('sumDays', () => {
  it('begins with yesterday', () => {
    expect(sumDays(numbered(), 'distanceMi', 7)).toBe(28)
  })

  it('takes up right after another window', () => {
    expect(sumDays(numbered(), 'distanceMi', 7, 8)).toBe(8 + 9 + 10 + 11 + 12 + 13 + 14)
  })

  it('reaches the oldest day and no further', () => {
    expect(sumDays(numbered(), 'distanceMi', 60, 61)).toBe(((61 + 120) / 2) * 60)
    expect(sumDays(numbered(), 'distanceMi', 60, 121)).toBe(0)
  })

  it('adds up: two windows are one of both lengths', () => {
    const length = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(length, length, (first, second) => {
        const days = numbered()
        expect(sumDays(days, 'distanceMi', first) + sumDays(days, 'distanceMi', second, first + 1)).toBe(
          sumDays(days, 'distanceMi', first + second),
        )
      }),
    )
  })
})

describe('driverScores', () => {
  it('are means of the days, the same in every window when they are', () => {
    expect(driverScores([someDays()], 'u-1')).toEqual({ 7: 90, 30: 90, 60: 90 })
  })

  it('are null for one who has not driven', () => {
    expect(driverScores([someDays()], 'u-2')).toEqual({ 7: null, 30: null, 60: null })
  })

  it('follow the driver from vehicle to vehicle, weighed by distance', () => {
    const until = (from: number, to: number) =>
      Array.from({ length: HISTORY_DAYS }, (_, at) => (at + 1 >= from && at + 1 <= to ? 'u-1' : 'u-2'))
    const now = someDays({ driverId: until(1, 10), score: someDays().score.map(() => 100) })
    const before = someDays({
      driverId: until(11, 120),
      score: someDays().score.map(() => 60),
      distanceMi: someDays().distanceMi.map(() => 20),
    })
    // 10 days of 40 miles at 100, 20 days of 20 miles at 60.
    expect(driverScores([now, before], 'u-1')).toEqual({ 7: 100, 30: 80, 60: 71 })
  })
})

describe('dailyScores', () => {
  it('has the oldest day first and null where nothing was driven', () => {
    const days = someDays()
    days.score[0] = 55
    days.driverId[1] = null
    expect(dailyScores([days], 'u-1', 7)).toEqual([90, 90, 90, 90, 90, null, 55])
  })
})
