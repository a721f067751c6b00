import { expect, it } from 'vitest'
import { anExpense } from '#domain/testing/expense'
import {
  emptyForm,
  entryNumbers,
  formOf,
  minuteOf,
  precisionProblems,
  rewriteForm,
  typeAmount,
} from './expenseFormText'

const EN = { locale: 'en', system: 'imperial' } as const
const FR = { locale: 'fr-CA', system: 'metric' } as const
const blank = emptyForm(0, '12:00', EN)

it('writes the third of volume, price and amount from the two that were typed', () => {
  const two = typeAmount(typeAmount(blank, 'volume', '14.21'), 'unitPrice', '3.459')
  expect(two.amount).toBe('49.15')
  expect(typeAmount(two, 'amount', '50').volume).toBe('14.455')
})

it('leaves what was typed while the other is no number', () => {
  const form = typeAmount(typeAmount(blank, 'volume', '14,2'), 'unitPrice', '3.459')
  expect(form.volume).toBe('14,2')
  expect(form.amount).toBe('')
})

it('says in liters what was typed in gallons, and stores the same', () => {
  const form = { ...typeAmount(typeAmount(blank, 'volume', '10'), 'unitPrice', '3.459'), odometer: '28,400' }
  const french = rewriteForm(form, FR)
  expect(french).toMatchObject({ volume: '37,854', unitPrice: '0,9138', amount: '34,59', odometer: '45696' })
  expect(entryNumbers(form)).toMatchObject({
    volume: 10,
    unitPrice: 3.459,
    amount: 34.59,
    odometerMi: 28_400,
  })
  expect(entryNumbers(french).volume).toBeCloseTo(10, 3)
  expect(entryNumbers(french)).toMatchObject({ amount: 34.59, odometerMi: 28_400 })
})

it('refuses more decimals than a receipt has', () => {
  const typed = (field: 'volume' | 'unitPrice' | 'amount', text: string) =>
    precisionProblems(typeAmount(blank, field, text))
  expect(typed('amount', '45.678')).toEqual({ amount: 'tooPrecise' })
  expect(typed('amount', '45.67')).toEqual({})
  expect(typed('unitPrice', '3.4599')).toEqual({})
  expect(typed('unitPrice', '3.45999')).toEqual({ unitPrice: 'tooPrecise' })
  expect(typed('volume', '12.3456')).toEqual({ volume: 'tooPrecise' })
  expect(typed('amount', 'a lot')).toEqual({})
})

it('opens an expense for editing and stores it unchanged', () => {
  const expense = anExpense({}, { volume: 14.21 })
  for (const writtenIn of [EN, FR]) {
    const numbers = entryNumbers(formOf(expense, 'Maple Pump', '12:00', writtenIn))
    expect(numbers.amount).toBe(expense.amount)
    expect(numbers.volume).toBeCloseTo(14.21, 3)
    expect(numbers.unitPrice).toBeCloseTo(3.459, 2)
    expect(numbers.odometerMi).toBe(28_400)
  }
})

it.each([
  ['15:47', 947],
  ['3:47 PM', 947],
  ['3:47\u202fp.m.', 947],
  ['15 h 47', 947],
  ['12 am', 0],
  ['', null],
])('reads the time %s', (text, minute) => {
  expect(minuteOf(text)).toBe(minute)
})

it.each(['25:00', '12:60', '13 pm', 'noon', '1:2:3'])('takes %s for no time', (text) => {
  expect(minuteOf(text)).toBeNaN()
})
