import { expect, it } from 'vitest'
import { anExpense } from '#domain/testing/expense'
import { printedPrice, receiptPrint } from './receipt'

const LITERS_PER_GALLON = 3.78541

it('prints volume and price whose product is the amount, in gallons and in liters', () => {
  for (let at = 0; at < 400; at++) {
    const expense = anExpense({}, { volume: (400 + at * 7) / 100, unitPrice: (3159 + at) / 1000 })
    for (const factor of [1, LITERS_PER_GALLON]) {
      const { volume, price } = printedPrice(expense, factor)
      expect(Math.round(volume * price * 100) / 100).toBe(expense.amount)
    }
  }
})

it('prints gallons as they were bought, with no digit too many', () => {
  expect(printedPrice(anExpense({}, { volume: 14.21, unitPrice: 3.459 }), 1)).toEqual({
    volume: 14.21,
    volumeDigits: 2,
    price: 3.459,
    priceDigits: 3,
  })
})

it('prints the same receipt at every look, and one card a driver', () => {
  const [one, other] = [receiptPrint(anExpense()), receiptPrint(anExpense({ id: 'e-2' }))]
  expect(receiptPrint(anExpense())).toEqual(one)
  expect(other.number).not.toBe(one.number)
  expect(other.card).toBe(one.card)
})
