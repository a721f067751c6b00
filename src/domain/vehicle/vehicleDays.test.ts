import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsLost, someDays } from '#domain/testing/vehicleDays'
import { scoreReasons } from '#domain/trips/scoreReasons'
import { windowScore } from '#domain/trips/tripHistory'
import { WINDOWS } from './score'
import { driverScores, HISTORY_DAYS, rollingScores, scoresByDriver, sumDays } from './vehicleDays'

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
  it('are points per 100 miles, the same in every window when they are', () => {
    expect(driverScores([someDays()], 'u-1')).toEqual({ 7: 90, 30: 90, 60: 90 })
  })

  it('are null for one who has not driven', () => {
    expect(driverScores([someDays()], 'u-2')).toEqual({ 7: null, 30: null, 60: null })
  })

  it('follow the driver from vehicle to vehicle, every mile the same', () => {
    const until = (from: number, to: number) =>
      Array.from({ length: HISTORY_DAYS }, (_, at) => (at + 1 >= from && at + 1 <= to ? 'u-1' : 'u-2'))
    const now = someDays({ driverId: until(1, 10), lost: pointsLost() })
    const before = someDays({
      driverId: until(11, 120),
      lost: pointsLost({ hardBraking: someDays().distanceMi.map(() => 8) }),
      distanceMi: someDays().distanceMi.map(() => 20),
    })
    // 10 days of 40 miles without a point, 20 or 50 days of 20 miles with 8 points each.
    expect(driverScores([now, before], 'u-1')).toEqual({ 7: 100, 30: 80, 60: 71 })
  })
})

describe('rollingScores', () => {
  it('has the oldest day first, each over the seven days up to it', () => {
    const days = someDays()
    days.lost.hardBraking[0] = 32
    // 28 points on 280 miles are 10 on 100; 28 more yesterday make 20.
    expect(rollingScores([days], 'u-1', 7)).toEqual([90, 90, 90, 90, 90, 90, 80])
  })

  it('is null where nothing was driven on all seven', () => {
    const driverId = Array.from({ length: HISTORY_DAYS }, (_, at) => (at === 0 ? 'u-1' : null))
    expect(rollingScores([someDays({ driverId })], 'u-1', 7)).toEqual([...Array(6).fill(null), 96])
  })
})

it('gives a driver the same score in every place that tells it', () => {
  const list = (max: number) => fc.array(fc.nat(max), { minLength: HISTORY_DAYS, maxLength: HISTORY_DAYS })
  const days = fc.record({ hardBraking: list(12), roadSpeeding: list(8), distanceMi: list(60) })
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 3 }), (made) => {
      const vehicles = made.map(({ hardBraking, roadSpeeding, distanceMi }, at) =>
        someDays({ id: `v-${at}`, distanceMi, lost: pointsLost({ hardBraking, roadSpeeding }) }),
      )
      const scores = driverScores(vehicles, 'u-1')
      for (const window of WINDOWS) {
        expect(windowScore(vehicles, { driverId: 'u-1' }, window).score).toBe(scores[window])
        expect(scoreReasons(vehicles, 'u-1', window)?.score ?? null).toBe(scores[window])
        expect(scoresByDriver(vehicles, window)).toEqual(new Map([['u-1', scores[window]]]))
      }
      expect(rollingScores(vehicles, 'u-1', 30).at(-1)).toBe(scores[7])
    }),
  )
})
