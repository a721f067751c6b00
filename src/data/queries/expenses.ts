import type { Expense } from '../../domain/reports/expense'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** Expenses, newest first; null while the dataset is still being stored. */
export function useExpenses(): Live<Expense[] | null> {
  return useStored(['expenses'], async (db) => {
    const expenses = await db.expenses.toArray()
    return expenses.sort(newestFirst)
  })
}

/** When a vehicle was last fueled or charged; undefined when never, null while it is being stored. */
export function useLastFilling(vehicleId: string): Live<Expense | null | undefined> {
  return useStored(
    ['expenses'],
    async (db) => {
      const expenses = await db.expenses.where('vehicleId').equals(vehicleId).toArray()
      return expenses.sort(newestFirst)[0]
    },
    [vehicleId],
  )
}

function newestFirst({ date: a }: Expense, { date: b }: Expense): number {
  return a.daysAgo - b.daysAgo || b.minuteOfDay - a.minuteOfDay
}
