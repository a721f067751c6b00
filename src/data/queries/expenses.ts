import type { Live } from '../../domain/kiosk/live'
import type { Expense } from '../../domain/reports/expense'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Expenses, newest first. */
export function useExpenses(): Live<Expense[]> {
  return useLiveQuery(expensesQuery)
}

const expensesQuery = storedQuery(['expenses'], async (db) => {
  const expenses = await db.expenses.toArray()
  return expenses.sort(newestFirst)
})

/** When a vehicle was last fueled or charged; missing when never. */
export function useLastFilling(vehicleId: string): Live<Expense> {
  return useLiveQuery(lastFillingQuery, vehicleId)
}

const lastFillingQuery = storedQuery(['expenses'], async (db, vehicleId: string) => {
  const expenses = await db.expenses.where('vehicleId').equals(vehicleId).toArray()
  return expenses.sort(newestFirst)[0]
})

function newestFirst({ date: a }: Expense, { date: b }: Expense): number {
  return a.daysAgo - b.daysAgo || b.minuteOfDay - a.minuteOfDay
}
