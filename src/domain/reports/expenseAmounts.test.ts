import { expect, it } from 'vitest'
import { type AmountField, afterTyping, computedField, computeField } from './expenseAmounts'

const after = (...fields: AmountField[]) =>
  fields.reduce<AmountField[]>((typed, field) => afterTyping(typed, field, false), [])

it('computes the one of three that was not typed, or typed longest ago', () => {
  expect(computedField(after('volume'))).toBeNull()
  expect(computedField(after('volume', 'unitPrice'))).toBe('amount')
  expect(computedField(after('volume', 'amount'))).toBe('unitPrice')
  expect(computedField(after('volume', 'unitPrice', 'amount'))).toBe('volume')
  expect(computedField(after('volume', 'volume'))).toBeNull()
})

it('computes nothing from a field that was emptied again', () => {
  expect(computedField(afterTyping(after('volume', 'unitPrice'), 'volume', true))).toBeNull()
})

it('comes to the cent, and divides by what was typed', () => {
  expect(computeField('amount', { volume: 14.21, unitPrice: 3.459, amount: null })).toBe(49.15)
  expect(computeField('unitPrice', { volume: 10, unitPrice: null, amount: 34.59 })).toBeCloseTo(3.459, 12)
  expect(computeField('volume', { volume: null, unitPrice: 0.5, amount: 20 })).toBe(40)
})

it.each([0, -1, Number.NaN, null])('computes nothing from %s', (volume) => {
  expect(computeField('amount', { volume, unitPrice: 3, amount: null })).toBeNull()
})
