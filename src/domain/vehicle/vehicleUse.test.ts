import { describe, expect, it } from 'vitest'
import { lastDrivenDaysAgo, meanDrivingDayMi, rangeInDays, weekOfDistance } from './vehicleUse'

/** Yesterday first, as the data has them. */
const days = (...distanceMi: number[]) => ({ distanceMi })

describe('when a vehicle was last driven', () => {
  it('is the newest day with driving', () => {
    expect(lastDrivenDaysAgo(days(12, 30))).toBe(1)
    expect(lastDrivenDaysAgo(days(0, 0, 30))).toBe(3)
  })

  it('is unknown when no kept day has a drive', () => {
    expect(lastDrivenDaysAgo(days(0, 0))).toBeNull()
  })
})

describe('the usual day', () => {
  it('is the mean of the days with driving of the last seven', () => {
    expect(meanDrivingDayMi(days(10, 0, 30, 0, 0, 0, 20, 999))).toBe(20)
  })

  it('is unknown for a vehicle that stood all week', () => {
    expect(meanDrivingDayMi(days(0, 0, 0, 0, 0, 0, 0, 40))).toBeNull()
  })

  it('comes with its week, the oldest day first', () => {
    expect(weekOfDistance(days(1, 2, 3, 4, 5, 6, 7, 8))).toEqual([7, 6, 5, 4, 3, 2, 1])
  })
})

describe('what a range is enough for', () => {
  it('is whole days, never one too many', () => {
    expect(rangeInDays(100, 25)).toBe(4)
    expect(rangeInDays(99, 25)).toBe(3)
    expect(rangeInDays(20, 25)).toBe(0)
  })

  it('is unknown without a range or without driving', () => {
    expect(rangeInDays(null, 25)).toBeNull()
    expect(rangeInDays(100, null)).toBeNull()
  })
})
