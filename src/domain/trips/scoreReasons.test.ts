import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsLost, someDays } from '#domain/testing/vehicleDays'
import { apportionPoints, scoreReasons } from './scoreReasons'

const each = <T>(value: T): T[] => Array.from({ length: 120 }, () => value)

describe('the reasons of a score', () => {
  it('count what happened in the window, in every vehicle that was driven', () => {
    const days = [
      someDays({ hardBraking: each(2) }),
      someDays({ id: 'v-2', hardAcceleration: each(3), roadSpeeding: each(2) }),
      someDays({ id: 'v-3', driverId: each('u-2'), hardBraking: each(99) }),
    ]
    expect(scoreReasons(days, 'u-1', 7)?.reasons.map(({ times }) => times)).toEqual([21, 21, 14, 0])
  })

  it('say what each took off the score', () => {
    // 4 points on 40 miles of each day are 10 on 100 miles.
    const days = [someDays({ lost: pointsLost({ hardBraking: each(3), roadSpeeding: each(1) }) })]
    expect(scoreReasons(days, 'u-1', 30)).toMatchObject({
      score: 90,
      lost: 10,
      reasons: [{ points: 8 }, { points: 0 }, { points: 2 }, { points: 0 }],
    })
  })

  it('are unknown for somebody who did not drive', () => {
    expect(scoreReasons([someDays()], 'u-9', 60)).toBeNull()
  })
})

describe('whole points', () => {
  const weights = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 1, maxLength: 5 })

  it('add up to the total, and a weight of 0 gets none', () => {
    fc.assert(
      fc.property(fc.nat(100), weights, (total, given) => {
        const shares = apportionPoints(total, given)
        const weighs = given.some((weight) => weight > 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(weighs ? total : 0)
        shares.forEach((share, index) => {
          expect(Number.isInteger(share) && share >= 0).toBe(true)
          if (given[index] === 0) expect(share).toBe(0)
        })
      }),
    )
  })

  it('are at most one point from their share', () => {
    fc.assert(
      fc.property(fc.nat(100), weights, (total, given) => {
        const sum = given.reduce((all, weight) => all + weight, 0)
        fc.pre(sum > 1e-6)
        apportionPoints(total, given).forEach((share, index) => {
          expect(Math.abs(share - ((given[index] ?? 0) / sum) * total)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})
