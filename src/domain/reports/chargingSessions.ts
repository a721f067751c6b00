import type { Charger } from '#domain/places/charger'
import type { Expense } from './expense'

/** Number of days of expenses in which charging is counted. */
export const SESSION_DAYS = 60

/** Recent charging at public stations, and how it was entered in Expenses. */
export interface ChargingSessions {
  sessions: number
  /** Entered manually. */
  byHand: number
  /** Without a receipt. */
  withoutReceipt: number
}

/**
 * Counts the sessions of some vehicles at the stations of one network. Charging at the own depot belongs to
 * no network.
 */
export function chargingSessions(
  expenses: readonly Expense[],
  stations: readonly Pick<Charger, 'name'>[],
  vehicleIds: readonly string[],
): ChargingSessions {
  const names = new Set(stations.map(({ name }) => name.us))
  const own = expenses.filter(
    ({ description, merchant, vehicleId, date }) =>
      description === 'fastCharging' &&
      names.has(merchant.us) &&
      date.daysAgo <= SESSION_DAYS &&
      vehicleIds.includes(vehicleId),
  )
  return {
    sessions: own.length,
    byHand: own.filter(({ createdBy }) => createdBy !== null).length,
    withoutReceipt: own.filter(({ attachment }) => !attachment).length,
  }
}
