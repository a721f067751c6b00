import type { Expense } from '#domain/reports/expense'
import { noDays } from './daySums'

/**
 * US dollars before tax paid for some vehicles on each full day, entry 0 is yesterday (docs/measures.md M18).
 * Expenses of today are left out, because no window includes today.
 */
export function spentByDay(
  expenses: readonly Pick<Expense, 'amount' | 'date' | 'vehicleId'>[],
  vehicleIds: ReadonlySet<string>,
): Float64Array {
  const spent = noDays()
  for (const { amount, date, vehicleId } of expenses) {
    const at = date.daysAgo - 1
    if (at >= 0 && at < spent.length && vehicleIds.has(vehicleId)) spent[at] = (spent[at] ?? 0) + amount
  }
  return spent
}
