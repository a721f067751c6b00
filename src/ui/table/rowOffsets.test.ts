import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowAt, rowOffsets, rowRange } from './rowOffsets'

const EVEN = rowOffsets(100, () => 10)

describe('the rows in sight', () => {
  it.each([
    [-50, 0],
    [0, 0],
    [9.5, 0],
    [10, 1],
    [999, 99],
    [5000, 99],
  ])('at %i px is row %i', (point, row) => {
    expect(rowAt(EVEN, point)).toBe(row)
  })

  it('include overscan rows, limited by the list', () => {
    expect(rowRange(EVEN, 300, 45, 3)).toEqual({ first: 27, last: 37 })
    expect(rowRange(EVEN, 0, 45, 3)).toEqual({ first: 0, last: 7 })
    expect(rowRange(EVEN, 990, 45, 3)).toEqual({ first: 96, last: 99 })
  })

  it('cover the whole view, whatever their heights', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(heights, fc.nat(20_000), fc.integer({ min: 1, max: 2000 }), (rows, top, height) => {
        const offsets = rowOffsets(rows.length, (index) => rows[index] ?? 0)
        const total = offsets.at(-1) ?? 0
        const from = Math.min(top, Math.max(0, total - height))
        const { first, last } = rowRange(offsets, from, height, 0)
        expect(offsets[first]).toBeLessThanOrEqual(from)
        expect(offsets[last + 1]).toBeGreaterThanOrEqual(Math.min(total, from + height))
      }),
    )
  })
})
