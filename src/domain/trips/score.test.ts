import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventDeduction, meanScore, scoreBand, speedDeduction, tripScore } from './score'

describe('tripScore', () => {
  it('is 100 for a trip without events', () => {
    expect(tripScore({})).toBe(100)
  })

  it('loses the points of the design example', () => {
    const hardBraking = { deduction: eventDeduction(2) }
    const hardAcceleration = { deduction: eventDeduction(1) }
    const speedOver80 = { deduction: speedDeduction(1, 6) }
    expect([hardBraking, hardAcceleration, speedOver80].map(({ deduction }) => deduction)).toEqual([8, 4, 7])
    expect(tripScore({ hardBraking, hardAcceleration, speedOver80 })).toBe(81)
  })

  it('lies in 0 to 100, whatever happened', () => {
    const times = fc.nat(200)
    fc.assert(
      fc.property(
        times,
        times,
        times,
        fc.integer({ min: 0, max: 100 }),
        (brakes, starts, speeding, percent) => {
          const score = tripScore({
            hardBraking: { deduction: eventDeduction(brakes) },
            hardAcceleration: { deduction: eventDeduction(starts) },
            speedOver80: { deduction: speedDeduction(speeding, percent) },
          })
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
        },
      ),
    )
    expect(tripScore({ hardBraking: { deduction: 130 } })).toBe(0)
  })

  it('never rises with one more event', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 0, max: 99 }), (times, percent) => {
        expect(eventDeduction(times + 1)).toBeGreaterThanOrEqual(eventDeduction(times))
        expect(speedDeduction(1, percent + 1)).toBeGreaterThanOrEqual(speedDeduction(1, percent))
      }),
    )
  })
})

describe('speedDeduction', () => {
  it('is 0 without speeding', () => {
    expect(speedDeduction(0, 0)).toBe(0)
  })
})

describe('meanScore', () => {
  it('weighs by distance', () => {
    expect(
      meanScore([
        { score: 100, distanceMi: 30 },
        { score: 60, distanceMi: 10 },
      ]),
    ).toBe(90)
  })

  it('ignores days without driving', () => {
    expect(
      meanScore([
        { score: 80, distanceMi: 5 },
        { score: null, distanceMi: 0 },
        { score: 20, distanceMi: 0 },
      ]),
    ).toBe(80)
  })

  it('is null when nothing was driven', () => {
    expect(meanScore([])).toBeNull()
    expect(meanScore([{ score: null, distanceMi: 0 }])).toBeNull()
  })

  it('lies between the lowest and the highest', () => {
    const part = fc.record({ score: fc.nat(100), distanceMi: fc.integer({ min: 1, max: 4000 }) })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (parts) => {
        const scores = parts.map(({ score }) => score)
        const mean = meanScore(parts) ?? -1
        expect(mean).toBeGreaterThanOrEqual(Math.min(...scores))
        expect(mean).toBeLessThanOrEqual(Math.max(...scores))
      }),
    )
  })
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
