import type { Region } from '#domain/base/locale'
import { oneOf, searchChecker, text } from '#domain/base/search'
import { type Sections, sectionParameters } from '#domain/lists/sections'
import { windowDays } from '#domain/trips/windowSearch'
import { EXPENSE_TYPES, type Expense, merchantKey } from './expense'
import { duplicateIds } from './expenseDuplicates'

/**
 * Filters of expenses (docs/rules.md EX-02): sections, named as in the address. Vehicles, drivers, merchants
 * and fleets are taken from the rows.
 */
export const EXPENSE_LIST = {
  type: EXPENSE_TYPES,
  vehicles: [],
  drivers: [],
  merchants: [],
  fleets: [],
  receipt: ['with', 'without'],
  entry: ['automatic', 'byHand'],
  check: ['duplicate'],
} as const satisfies Sections<string>
export type ExpenseSection = keyof typeof EXPENSE_LIST

/** Search parameters of `/3`, as in `?type=charging&days=7&sort=-amount&expense=e-12`. */
export const checkExpenseSearch = searchChecker({
  q: text,
  sort: text,
  hide: text,
  days: windowDays,
  /** Shows the cost per mile of the vehicles in place of the list. */
  view: oneOf(['cost']),
  /** The open expense. */
  expense: text,
  /** The edited expense, or `new`. */
  edit: text,
  ...sectionParameters<ExpenseSection>(EXPENSE_LIST),
})
export type ExpenseSearch = ReturnType<typeof checkExpenseSearch>

/** An expense with the fields of its row in the list. Names are null if their row no longer exists. */
export interface ListedExpense extends Expense {
  merchantName: string
  vehicleLabel: string | null
  driverName: string | null
  createdByName: string | null
  editedByName: string | null
  /** It looks like a duplicate (docs/rules.md EX-08). */
  isDuplicate: boolean
}

export interface ExpenseNames {
  vehicles: ReadonlyMap<string, string>
  people: ReadonlyMap<string, string>
}

/** The expenses with their names, in the same order. */
export function listExpenses(
  expenses: readonly Expense[],
  { vehicles, people }: ExpenseNames,
  region: Region,
): ListedExpense[] {
  const duplicates = duplicateIds(expenses)
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null))
  return expenses.map((expense) => ({
    ...expense,
    merchantName: expense.merchant[region],
    vehicleLabel: vehicles.get(expense.vehicleId) ?? null,
    driverName: nameOf(expense.driverId),
    createdByName: nameOf(expense.createdBy),
    editedByName: nameOf(expense.editedBy),
    isDuplicate: duplicates.has(expense.id),
  }))
}

/** The values of an expense in a section. */
export function expenseValues(expense: ListedExpense, section: ExpenseSection): readonly string[] {
  switch (section) {
    case 'type':
      return [expense.type]
    case 'vehicles':
      return [expense.vehicleId]
    case 'drivers':
      return [expense.driverId]
    case 'merchants':
      return [merchantKey(expense)]
    case 'fleets':
      return [expense.fleet]
    case 'receipt':
      return [expense.attachment ? 'with' : 'without']
    case 'entry':
      return [expense.createdBy === null ? 'automatic' : 'byHand']
    case 'check':
      return expense.isDuplicate ? ['duplicate'] : []
  }
}
