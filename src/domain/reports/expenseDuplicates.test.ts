import { expect, it } from 'vitest'
import { anExpense } from '#domain/testing/expense'
import { duplicateIds, duplicateOf } from './expenseDuplicates'

const FIRST = anExpense()
const OTHERS = [
  anExpense({ id: 'e-2', vehicleId: 'v-2' }),
  anExpense({ id: 'e-3', date: { daysAgo: 3, minuteOfDay: 720 } }),
  anExpense({ id: 'e-4', amount: 34.6 }),
]
const LATER_THAT_DAY = anExpense({ id: 'e-5', date: { daysAgo: 2, minuteOfDay: 1200 } })

it('finds the same vehicle, day and amount, whatever the time', () => {
  expect(duplicateOf([...OTHERS, FIRST], LATER_THAT_DAY, null)?.id).toBe('e-1')
  expect(duplicateOf(OTHERS, FIRST, null)).toBeUndefined()
})

it('does not find an expense that is edited in itself', () => {
  expect(duplicateOf([FIRST], FIRST, 'e-1')).toBeUndefined()
})

it('marks both of a pair', () => {
  expect([...duplicateIds([FIRST, ...OTHERS, LATER_THAT_DAY])]).toEqual(['e-1', 'e-5'])
})
