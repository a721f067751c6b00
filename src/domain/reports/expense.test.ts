import { expect, it } from 'vitest'
import { amountOf } from './expense'

it('rounds an amount to the cent', () => {
  expect(amountOf({ volume: 14.21, unitPrice: 3.459 })).toBe(49.15)
})
