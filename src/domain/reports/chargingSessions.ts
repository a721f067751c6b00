import type { Charger } from '#domain/places/charger'
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

/**
 * Counts the sessions of some vehicles at the stations of one network. Charging at the own depot is no
 * business of a network.
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
