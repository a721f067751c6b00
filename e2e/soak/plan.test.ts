import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newSeed, roundsOf, shareMs } from './plan'

describe('the minutes of a soak', () => {
  it('are shared out to the end, whatever each turn really takes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60_000, max: 3_600_000 }),
        fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (totalMs, pace) => {
          let left = totalMs
          for (const [turn, taken] of pace.entries()) {
            const share = shareMs(left, pace.length - turn)
            expect(share).toBeGreaterThanOrEqual(0)
            expect(share * (pace.length - turn)).toBeCloseTo(Math.max(0, left), 3)
            left -= share * taken
          }
        },
      ),
    )
  })

  it('come in one round when they are few', () => {
    expect([5, 30, 59, 60, 480].map(roundsOf)).toEqual([1, 1, 1, 2, 16])
  })
})

describe('a new seed', () => {
  it('was never walked, and is drawn', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 2,
          maxLength: 50,
        }),
        (draws) => {
          const walked = new Set<number>()
          for (const draw of draws) {
            const seed = newSeed(walked, () => draw)
            expect(Number.isSafeInteger(seed)).toBe(true)
            expect(walked.has(seed ?? -1)).toBe(false)
            walked.add(seed ?? -1)
          }
        },
      ),
    )
    expect(newSeed(new Set(), () => 0.123456)).toBe(123_456)
    expect(newSeed(new Set([123_456]), () => 0.123456)).toBe(123_457)
  })

  it('is the first that is left, where there are few, and none in the end', () => {
    const never = () => {
      throw new Error('nothing is drawn')
    }
    expect(newSeed(new Set(), never, 3)).toBe(0)
    expect(newSeed(new Set([0, 2]), never, 3)).toBe(1)
    expect(newSeed(new Set([0, 1, 2]), never, 3)).toBeNull()
  })
})
