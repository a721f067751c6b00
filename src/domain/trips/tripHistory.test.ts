import { describe, expect, it } from 'vitest'
import { pointsLost, someDays } from '#domain/testing/vehicleDays'
import type { Trip } from './trip'
import { drivenDays, hasTrips, scoresByDriver, sumDay, sumTrips, windowScore } from './tripHistory'

const owner = { vehicleId: 'v-1' }

describe('the figures of a day', () => {
  it('are the sums of its trips, the score by the points that they lost', () => {
    const trips = [
      { distanceMi: 10, minutes: 20, idleMinutes: 2, roadSpeeding: { times: 1, deduction: 4 } },
      { distanceMi: 30, minutes: 40, idleMinutes: 5, hardBraking: { times: 3, deduction: 11 } },
    ] as unknown as Trip[]
    expect(sumTrips(trips)).toEqual({
      trips: 2,
      distanceMi: 40,
      minutes: 60,
      idleMinutes: 7,
      score: 85,
    })
  })

  it('come from the kept days of one vehicle', () => {
    const vehicles = [someDays(), someDays({ id: 'v-2' })]
    expect(sumDay(vehicles, owner, 9)).toEqual({
      trips: null,
      distanceMi: 40,
      minutes: 120,
      idleMinutes: 10,
      score: 96,
    })
  })

  it('of a driver take every vehicle that was driven', () => {
    const vehicles = [someDays(), someDays({ id: 'v-2' }), someDays({ id: 'v-3', driverId: [] })]
    expect(sumDay(vehicles, { driverId: 'u-1' }, 1)?.distanceMi).toBe(80)
  })

  it('are none for a day without driving, or of somebody else', () => {
    expect(sumDay([someDays({ driverId: [null] })], owner, 1)).toBeNull()
    expect(sumDay([someDays()], { driverId: 'u-9' }, 1)).toBeNull()
  })
})

describe('the calendar', () => {
  it('marks the days that were driven, up to sixty back', () => {
    const driverId = Array.from({ length: 120 }, (_, at) => (at % 2 === 0 ? 'u-1' : null))
    const days = drivenDays([someDays({ driverId })], owner)
    expect(days.size).toBe(30)
    expect(days.has(1)).toBe(true)
    expect(days.has(2)).toBe(false)
    expect(days.has(61)).toBe(false)
  })

  it('has trips one by one for today and seven days', () => {
    expect([0, 7, 8].map(hasTrips)).toEqual([true, true, false])
  })
})

describe('a score over a window', () => {
  it('is the same for all drivers at once as for one', () => {
    const turns = Array.from({ length: 120 }, (_, at) => (at % 3 === 0 ? null : `u-${(at % 2) + 1}`))
    const hardBraking = Array.from({ length: 120 }, (_, at) => at % 5)
    const days = [someDays({ driverId: turns, lost: pointsLost({ hardBraking }) }), someDays()]
    const all = scoresByDriver(days, 30)
    expect([...all.keys()].sort()).toEqual(['u-1', 'u-2'])
    for (const [driverId, score] of all) expect(score).toBe(windowScore(days, { driverId }, 30).score)
  })

  it('is told with its distance from the window before', () => {
    // On 40 miles a day 2 points are 5 on 100 miles, and 4 are 10.
    const hardBraking = Array.from({ length: 120 }, (_, at) => (at < 7 ? 2 : 4))
    const days = [someDays({ lost: pointsLost({ hardBraking }) })]
    expect(windowScore(days, owner, 7)).toEqual({ score: 95, change: 5 })
    expect(windowScore(days, owner, 60)).toEqual({ score: 91, change: 1 })
  })

  it('has no change without driving before, and no score without driving at all', () => {
    const driverId = Array.from({ length: 120 }, (_, at) => (at < 7 ? 'u-1' : null))
    expect(windowScore([someDays({ driverId })], owner, 7)).toEqual({ score: 90, change: null })
    expect(windowScore([], owner, 30)).toEqual({ score: null, change: null })
  })
})
