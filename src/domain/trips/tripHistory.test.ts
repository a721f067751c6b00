import { describe, expect, it } from 'vitest'
import { someDays } from '../testing/vehicleDays'
import type { Trip } from './trip'
import { drivenDays, figuresOfDay, figuresOfTrips, hasTrips, windowScore } from './tripHistory'

const of = { vehicleId: 'v-1' }

describe('the figures of a day', () => {
  it('are the sums of its trips, the score by distance', () => {
    const trips = [
      { distanceMi: 10, minutes: 20, idleMinutes: 2, score: 100 },
      { distanceMi: 30, minutes: 40, idleMinutes: 5, score: 80 },
    ] as Trip[]
    expect(figuresOfTrips(trips)).toEqual({
      trips: 2,
      distanceMi: 40,
      minutes: 60,
      idleMinutes: 7,
      score: 85,
    })
  })

  it('come from the kept days of one vehicle', () => {
    const vehicles = [someDays(), someDays({ id: 'v-2' })]
    expect(figuresOfDay(vehicles, of, 9)).toEqual({
      trips: null,
      distanceMi: 40,
      minutes: 120,
      idleMinutes: 10,
      score: 90,
    })
  })

  it('of a driver take every vehicle that was driven', () => {
    const vehicles = [someDays(), someDays({ id: 'v-2' }), someDays({ id: 'v-3', driverId: [] })]
    expect(figuresOfDay(vehicles, { driverId: 'u-1' }, 1)?.distanceMi).toBe(80)
  })

  it('are none for a day without driving, or of somebody else', () => {
    expect(figuresOfDay([someDays({ driverId: [null] })], of, 1)).toBeNull()
    expect(figuresOfDay([someDays()], { driverId: 'u-9' }, 1)).toBeNull()
  })
})

describe('the calendar', () => {
  it('marks the days that were driven, up to sixty back', () => {
    const driverId = Array.from({ length: 120 }, (_, at) => (at % 2 === 0 ? 'u-1' : null))
    const days = drivenDays([someDays({ driverId })], of)
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
  it('is told with its distance from the window before', () => {
    const score = Array.from({ length: 120 }, (_, at) => (at < 7 ? 92 : 88))
    expect(windowScore([someDays({ score })], of, 7)).toEqual({ score: 92, change: 4 })
    expect(windowScore([someDays({ score })], of, 60)).toEqual({ score: 88, change: 0 })
  })

  it('has no change without driving before, and no score without driving at all', () => {
    const driverId = Array.from({ length: 120 }, (_, at) => (at < 7 ? 'u-1' : null))
    expect(windowScore([someDays({ driverId })], of, 7)).toEqual({ score: 90, change: null })
    expect(windowScore([], of, 30)).toEqual({ score: null, change: null })
  })
})
