import { expect, it } from 'vitest'
import { anExpense } from '#domain/testing/expense'
import { figuresOf } from './figuresOf'

const on = (daysAgo: number, volume = 10) => anExpense({ date: { daysAgo, minuteOfDay: 0 } }, { volume })

it('counts today and as many days as asked, and compares with as many before', () => {
  const rows = [on(0), on(7), on(8, 5), on(14, 5), on(15, 99)]
  const { totals, changes } = figuresOf(rows, rows, 7)
  expect(totals.count).toBe(2)
  expect(totals.fueling.volume).toBe(20)
  expect(changes.fuel).toBe(100)
  expect(changes.fuelPrice).toBeCloseTo(0, 1)
})

it('compares with nothing where the expenses do not reach back', () => {
  const rows = [on(1), on(8)]
  expect(figuresOf(rows, rows, 7).changes.amount).toBeNull()
})
