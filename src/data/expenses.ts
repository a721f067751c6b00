import type { Expense } from '../domain/expense'
import type { Live } from './live'
import { useStored } from './stored'

/** Expenses, newest first; null while the dataset is still being stored. */
export function useExpenses(): Live<Expense[] | null> {
  return useStored(['expenses'], async (db) => {
    const expenses = await db.expenses.toArray()
    return expenses.sort((a, b) => a.date.daysAgo - b.date.daysAgo || b.date.minuteOfDay - a.date.minuteOfDay)
  })
}
