import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelBuckets } from './levelBuckets'

describe('levelBuckets', () => {
  it.each([
    [0, 0],
    [1, 0],
    [10, 0],
    [11, 1],
    [99, 9],
    [100, 9],
  ])('puts %i percent into bucket %i', (level, bucket) => {
    expect(levelBuckets([level]).tenths.indexOf(1)).toBe(bucket)
  })

  it('counts every level once', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(100))), (levels) => {
        const { tenths, unknown } = levelBuckets(levels)
        expect(tenths).toHaveLength(10)
        expect(tenths.reduce((sum, one) => sum + one, unknown)).toBe(levels.length)
        expect(unknown).toBe(levels.filter((level) => level === null).length)
      }),
    )
  })
})
