import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelBuckets } from '#domain/vehicle/levelBuckets'
import { LEVEL_SCALE_TOP, levelBars, lowLevelCount } from './levelChart'

describe('levelBars', () => {
  it('are ten buckets and the unknown, each as high as its vehicles', () => {
    const bars = levelBars({ tenths: [3, 0, 0, 0, 0, 0, 0, 0, 0, 15], unknown: 6 }, LEVEL_SCALE_TOP.fleet)
    expect(bars.map(({ code }) => code).join()).toBe('10,20,30,40,50,60,70,80,90,100,unknown')
    expect(bars[0]).toEqual({ code: '10', vehicles: 3, share: 0.2, cut: false, low: true })
    expect(bars[9]).toMatchObject({ share: 1, cut: false })
    expect(bars[10]).toMatchObject({ vehicles: 6, share: 0.4, low: false })
  })

  it('never leave the scale, and say which bar is cut', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(15, 30),
        (tenths, unknown, top) => {
          for (const { vehicles, share, cut } of levelBars({ tenths, unknown }, top)) {
            expect(share).toBeLessThanOrEqual(1)
            expect(cut).toBe(vehicles > top)
            if (!cut) expect(share * top).toBeCloseTo(vehicles)
          }
        },
      ),
    )
  })
})

it('low are the vehicles at 20 percent and under, the unknown are not', () => {
  const bars = levelBars(levelBuckets([0, 10, 11, 20, 20.5, 21, 100, null]), LEVEL_SCALE_TOP.fleet)
  expect(lowLevelCount(bars)).toBe(4)
})
