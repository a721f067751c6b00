import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPoints,
  DEDUCTION_KINDS,
  eachReason,
  eventDeduction,
  type Points,
  SCORE_MILES,
  scoreBand,
  scoreOf,
  speedDeduction,
  tripPoints,
  tripScore,
} from './score'

const NOTHING: Points = eachReason(() => 0)
const lost = (points: number): Points => ({ ...NOTHING, hardBraking: points })

const points = fc.record(eachReason(() => fc.nat(60)))
const miles = fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10)

describe('tripScore', () => {
  it('is 100 for a trip without events', () => {
    expect(tripScore({ distanceMi: 8 })).toBe(100)
  })

  it('loses the points of the design example', () => {
    const hardBraking = { deduction: eventDeduction(2) }
    const hardAcceleration = { deduction: eventDeduction(1) }
    const speedOver80 = { deduction: speedDeduction(1, 6) }
    expect([hardBraking, hardAcceleration, speedOver80].map(({ deduction }) => deduction)).toEqual([8, 4, 7])
    expect(tripScore({ distanceMi: 12.4, hardBraking, hardAcceleration, speedOver80 })).toBe(81)
  })

  it('loses points for road speeding as for hard braking', () => {
    expect(tripScore({ distanceMi: 8, roadSpeeding: { deduction: eventDeduction(2) } })).toBe(92)
  })

  it('is 0 at least', () => {
    expect(tripScore({ distanceMi: 8, hardBraking: { deduction: 130 } })).toBe(0)
  })
})

describe('the points of events', () => {
  it('never fall with one more event', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 0, max: 99 }), (times, percent) => {
        expect(eventDeduction(times + 1)).toBeGreaterThanOrEqual(eventDeduction(times))
        expect(speedDeduction(1, percent + 1)).toBeGreaterThanOrEqual(speedDeduction(1, percent))
      }),
    )
  })

  it('are none without speeding', () => {
    expect(speedDeduction(0, 0)).toBe(0)
  })
})

describe('the score of whatever was driven', () => {
  it('is 100 less the points lost, over more than 100 miles less those lost per 100 miles', () => {
    expect([20, 100, 200, 400].map((distance) => scoreOf(lost(20), distance))).toEqual([80, 80, 90, 95])
  })

  it('is null when nothing was driven', () => {
    expect(scoreOf(NOTHING, 0)).toBeNull()
  })

  it('lies in 0 to 100 and never rises with more points', () => {
    fc.assert(
      fc.property(points, points, miles, (before, more, distance) => {
        const score = scoreOf(before, distance) ?? -1
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(scoreOf(addPoints([before, more]), distance)).toBeLessThanOrEqual(score)
      }),
    )
  })

  it('never falls with miles on which nothing happened', () => {
    fc.assert(
      fc.property(points, miles, miles, (before, distance, calm) => {
        expect(scoreOf(before, distance + calm)).toBeGreaterThanOrEqual(scoreOf(before, distance) ?? 0)
      }),
    )
  })

  it('is the same for the same driving, however often it is repeated', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 2, max: 30 }), (before, times) => {
        const together = addPoints(Array.from({ length: times }, () => before))
        expect(scoreOf(together, SCORE_MILES * times)).toBe(scoreOf(before, SCORE_MILES))
      }),
    )
  })
})

it('a trip lost what its reasons took off, and nothing by those that did not happen', () => {
  const found = tripPoints({ roadSpeeding: { deduction: 8 } })
  expect(DEDUCTION_KINDS.map((kind) => found[kind])).toEqual([0, 0, 8, 0])
})

describe('scoreBand', () => {
  it.each([
    [100, 'good'],
    [85, 'good'],
    [84, 'fair'],
    [70, 'fair'],
    [69, 'poor'],
    [0, 'poor'],
  ])('of %i is %s', (score, band) => {
    expect(scoreBand(score)).toBe(band)
  })
})
