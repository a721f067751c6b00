import type { Expense } from './expense'

/** Days of expenses that charging is counted over. */
export const SESSION_DAYS = 60

/** Charging at public stations of the last days, and how it came into Expenses. */
export interface ChargingSessions {
  sessions: number
  /** Entered by somebody. */
  byHand: number
  /** Without a receipt. */
  withoutReceipt: number
}

/** Counts the public charging sessions of some vehicles; charging at the depot is no business of a network. */
export function chargingSessions(
  expenses: readonly Expense[],
  vehicleIds: readonly string[],
): ChargingSessions {
  const own = expenses.filter(
    ({ description, vehicleId, date }) =>
      description === 'fastCharging' && date.daysAgo <= SESSION_DAYS && vehicleIds.includes(vehicleId),
  )
  return {
    sessions: own.length,
    byHand: own.filter(({ createdBy }) => createdBy !== null).length,
    withoutReceipt: own.filter(({ attachment }) => !attachment).length,
  }
}
