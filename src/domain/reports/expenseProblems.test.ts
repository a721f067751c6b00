import { expect, it } from 'vitest'
import { anExpense } from '#domain/testing/expense'
import {
  type EntryField,
  type EntryProblem,
  type ExpenseEntry,
  entryProblems,
  odometerLimits,
} from './expenseProblems'

const ENTRY: ExpenseEntry = {
  vehicleId: 'v-1',
  driverId: 'u-1',
  merchant: 'Maple Pump',
  daysAgo: 2,
  minuteOfDay: 720,
  volume: 10,
  unitPrice: 3.459,
  amount: 34.59,
  odometerMi: 28_400,
}
const LIMITS = {
  now: { daysAgo: 0, minuteOfDay: 600 },
  tank: 24,
  readings: { before: 28_000, after: 28_406 },
}

it('finds nothing wrong with a believable entry', () => {
  expect(entryProblems(ENTRY, LIMITS)).toEqual({})
})

it('asks for whatever is empty', () => {
  const empty: ExpenseEntry = {
    vehicleId: null,
    driverId: null,
    merchant: '  ',
    daysAgo: null,
    minuteOfDay: null,
    volume: null,
    unitPrice: null,
    amount: null,
    odometerMi: null,
  }
  expect(new Set(Object.values(entryProblems(empty, LIMITS)))).toEqual(new Set(['missing']))
  expect(Object.keys(entryProblems(empty, LIMITS))).toHaveLength(9)
})

it.each<[EntryField, EntryProblem, Partial<ExpenseEntry>]>([
  ['volume', 'noNumber', { volume: Number.NaN }],
  ['volume', 'notPositive', { volume: 0 }],
  ['volume', 'overTank', { volume: 25 }],
  ['volume', 'tooMuch', { volume: 301 }],
  ['unitPrice', 'notPositive', { unitPrice: -3 }],
  ['unitPrice', 'tooMuch', { unitPrice: 21 }],
  ['amount', 'notPositive', { amount: -34.59 }],
  ['amount', 'tooMuch', { amount: 1000.01 }],
  ['day', 'future', { daysAgo: -1 }],
  ['day', 'tooOld', { daysAgo: 61 }],
  ['time', 'future', { daysAgo: 0, minuteOfDay: 601 }],
  ['time', 'noTime', { minuteOfDay: Number.NaN }],
  ['odometerMi', 'belowLastReading', { odometerMi: 27_999 }],
  ['odometerMi', 'aboveNextReading', { odometerMi: 28_407 }],
])('says of %s: %s', (field, problem, changes) => {
  expect(entryProblems({ ...ENTRY, ...changes }, LIMITS)).toEqual({ [field]: problem })
})

it('holds a vehicle of unknown size to what any tank holds', () => {
  expect(entryProblems({ ...ENTRY, volume: 200 }, { ...LIMITS, tank: null })).toEqual({})
})

it('takes the readings of the expenses around the moment, or what the vehicle shows now', () => {
  const others = [
    anExpense({ date: { daysAgo: 5, minuteOfDay: 0 } }, { odometerMi: 28_000 }),
    anExpense({ date: { daysAgo: 3, minuteOfDay: 0 } }, { odometerMi: 28_200 }),
  ]
  expect(odometerLimits(others, { daysAgo: 4, minuteOfDay: 0 }, 28_406)).toEqual({
    before: 28_000,
    after: 28_200,
  })
  expect(odometerLimits(others, { daysAgo: 1, minuteOfDay: 0 }, 28_406)).toEqual({
    before: 28_200,
    after: 28_406,
  })
  expect(odometerLimits([], { daysAgo: 1, minuteOfDay: 0 }, null)).toEqual({ before: null, after: null })
})
