import { expect, it } from 'vitest'
import { parseFilter } from '#domain/lists/listAddress'
import { filterRows } from '#domain/lists/listFilter'
import { anExpense } from '#domain/testing/expense'
import { checkExpenseSearch, EXPENSE_LIST, expenseValues, listExpenses } from './expenseList'

const ROWS = listExpenses(
  [
    anExpense(),
    anExpense({ id: 'e-2', date: { daysAgo: 2, minuteOfDay: 900 }, createdBy: 'u-1', attachment: false }),
    anExpense({ id: 'e-3', type: 'charging', vehicleId: 'v-2', merchant: { us: 'A, B', ca: 'C', mx: 'D' } }),
  ],
  { vehicles: new Map([['v-1', 'Unit 118']]), people: new Map([['u-1', 'Luis Mendoza']]) },
  'ca',
)
const found = (search: Record<string, string>) =>
  filterRows(ROWS, parseFilter(checkExpenseSearch(search), EXPENSE_LIST), expenseValues).map(({ id }) => id)

it('names what a row refers to in the visitor’s region', () => {
  expect(ROWS[0]).toMatchObject({ merchantName: 'Maple Pump', vehicleLabel: 'Unit 118', createdByName: null })
  expect(ROWS[1]).toMatchObject({ driverName: 'Luis Mendoza', createdByName: 'Luis Mendoza' })
  expect(ROWS[2]?.vehicleLabel).toBeNull()
})

it.each([
  [{ type: 'charging' }, ['e-3']],
  [{ vehicles: 'v-1' }, ['e-1', 'e-2']],
  [{ merchants: 'A B' }, ['e-3']],
  [{ receipt: 'without' }, ['e-2']],
  [{ entry: 'byHand' }, ['e-2']],
  [{ check: 'duplicate' }, ['e-1', 'e-2']],
  [{ receipt: 'torn' }, ['e-1', 'e-2', 'e-3']],
])('filters by the address %o', (search, ids) => {
  expect(found(search)).toEqual(ids)
})
