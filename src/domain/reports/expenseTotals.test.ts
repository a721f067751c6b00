import { expect, it } from 'vitest'
import { anExpense } from '#domain/testing/expense'
import { someDays } from '#domain/testing/vehicleDays'
import {
  averagePrice,
  expensesIn,
  expenseTotals,
  fullDays,
  overallCostPerMile,
  vehicleCosts,
} from './expenseTotals'

const CHARGE = { type: 'charging', description: 'fastCharging', vehicleId: 'v-2' } as const

it('sums fuel and charging apart, and all amounts, without the drift of hundredths', () => {
  const tenCents = Array.from({ length: 30 }, () => anExpense({}, { volume: 0.1, unitPrice: 1 }))
  const totals = expenseTotals([...tenCents, anExpense(CHARGE, { volume: 40, unitPrice: 0.44 })])
  expect(totals).toEqual({
    count: 31,
    amount: 20.6,
    fueling: { count: 30, amount: 3, volume: 3 },
    charging: { count: 1, amount: 17.6, volume: 40 },
  })
  expect(averagePrice(totals.charging)).toBeCloseTo(0.44, 10)
  expect(averagePrice(expenseTotals([]).fueling)).toBeNull()
})

it('takes the expenses of its days, both ends included', () => {
  const bought = [0, 1, 7, 8].map((daysAgo) => anExpense({ date: { daysAgo, minuteOfDay: 0 } }))
  expect(expensesIn(bought, fullDays(7)).map(({ date }) => date.daysAgo)).toEqual([1, 7])
})

it('divides what a vehicle cost by what it drove on the same days', () => {
  const days = [someDays(), someDays({ id: 'v-2', ev: true }), someDays({ id: 'v-3' })]
  const old = anExpense({ date: { daysAgo: 8, minuteOfDay: 0 } })
  const costs = vehicleCosts(days, [anExpense(), old, anExpense(CHARGE, { unitPrice: 0.49 })], fullDays(7))
  expect(
    costs.map(({ vehicleId, count, amount, volume, distanceMi }) => [
      vehicleId,
      count,
      amount,
      volume,
      distanceMi,
    ]),
  ).toEqual([
    ['v-1', 1, 34.59, 10, 280],
    ['v-2', 1, 4.9, 10, 280],
    ['v-3', 0, 0, 0, 280],
  ])
  expect(costs.map(({ costPerMile }) => costPerMile)).toEqual([34.59 / 280, 4.9 / 280, null])
  expect(overallCostPerMile(costs)).toBeCloseTo((34.59 + 4.9) / 840, 10)
})

it('knows no cost per mile of a vehicle that stood', () => {
  const stood = someDays({ distanceMi: [] })
  expect(vehicleCosts([stood], [anExpense()], fullDays(7))[0]?.costPerMile).toBeNull()
})
