import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnScale, distinctTicks, lineScale } from './valueScale'

describe('the scale of columns', () => {
  it('begins at zero and ends at a round number at or over the highest', () => {
    expect(columnScale([697, 300, null], 4)).toEqual({ bottom: 0, top: 800, ticks: [0, 200, 400, 600, 800] })
  })

  it('has whole numbers alone for counts', () => {
    expect(columnScale([1, 2, 0], 4).ticks).toEqual([0, 1, 2])
  })

  it('has whole numbers alone for counts whose average is none', () => {
    expect(columnScale([1, 0, 1], 4, 0.7)).toEqual({ bottom: 0, top: 1, ticks: [0, 1] })
    expect(columnScale([1, 0, 1], 4, 2.5).top).toBeGreaterThanOrEqual(2.5)
    expect(columnScale([0.4, 1], 4, 1).ticks).toContain(0.2)
  })

  it('is zero alone where all are zero, unknown or no numbers', () => {
    expect(columnScale([0, null, Number.NaN, Number.POSITIVE_INFINITY], 4).ticks).toEqual([0])
    expect(columnScale([], 4).ticks).toEqual([0])
  })
})

describe('the scale of a line', () => {
  it('is around its values', () => {
    expect(lineScale([18.2, 20.9, null], 3)).toEqual({ bottom: 18, top: 21, ticks: [18, 19, 20, 21] })
  })

  it('has room around a line that does not move, not under zero', () => {
    expect(lineScale([84, 84], 3).bottom).toBeLessThan(84)
    expect(lineScale([84, 84], 3).top).toBeGreaterThan(84)
    expect(lineScale([0], 3)).toEqual({ bottom: 0, top: 1, ticks: [0, 0.5, 1] })
  })
})

it('every scale holds its values between finite ends, huge and tiny ones too', () => {
  const value = fc.option(fc.double({ min: 0, max: 1e15 }), { nil: null })
  fc.assert(
    fc.property(fc.array(value, { maxLength: 60 }), (values) => {
      for (const { bottom, top, ticks } of [columnScale(values, 4), lineScale(values, 3)]) {
        expect([bottom, top, ...ticks].every(Number.isFinite)).toBe(true)
        expect(top).toBeGreaterThan(bottom)
        for (const each of values)
          if (each !== null && !Number.isNaN(each)) expect(each >= bottom && each <= top).toBe(true)
      }
    }),
  )
})

it('holds values that differ only in their last digits', () => {
  const values = [999_999_999_999_998.4, 999_999_999_999_998.1]
  const { bottom, top } = lineScale(values, 3)
  expect(values.every((each) => each >= bottom && each <= top)).toBe(true)
})

it('ticks that would read alike are left out but for the ends', () => {
  const text = (value: number) => value.toFixed(2)
  expect(distinctTicks([0, 0.005, 0.01, 0.015, 0.02], text)).toEqual([0, 0.02])
  expect(distinctTicks([0, 0.001], text)).toEqual([0])
  expect(distinctTicks([0, 1, 2], text)).toEqual([0, 1, 2])
})
