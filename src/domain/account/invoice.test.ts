import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyAmountUsd } from './invoice'

describe('monthlyAmountUsd', () => {
  it.each([
    ['us', 7.43],
    ['ca', 7.9],
    ['mx', 8.11],
  ] as const)('is $6.99 and the tax of %s', (region, amount) => {
    expect(monthlyAmountUsd(1, region)).toBe(amount)
  })

  it('is whole cents, and within one of so many times the price and tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (vehicles) => {
        const amount = monthlyAmountUsd(vehicles, 'ca')
        expect(amount).toBe(Math.round(amount * 100) / 100)
        expect(Math.abs(amount - vehicles * 6.99 * 1.13)).toBeLessThanOrEqual(0.005001)
      }),
    )
  })
})
