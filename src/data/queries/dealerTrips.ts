import type { DealerTrip } from '../../domain/dealer/dealerTrip'
import type { Live } from '../../domain/kiosk/live'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/**
 * Trips of one vehicle of the stock, the newest first.
 * `minutesAgo` is of today, so it comes before every day.
 */
export function useDealerTrips(vehicleId: string): Live<DealerTrip[]> {
  return useLiveQuery(dealerTripsQuery, vehicleId)
}

const dealerTripsQuery = storedQuery(['dealerTrips'], async (db, vehicleId: string) => {
  const trips = await db.dealerTrips.where('vehicleId').equals(vehicleId).toArray()
  return trips.toSorted((a, b) => age(a) - age(b))
})

/** Something that grows with the time since the trip's end, in minutes. */
function age({ ended }: DealerTrip): number {
  return 'minutesAgo' in ended ? ended.minutesAgo - 1_000_000 : ended.daysAgo * 1440 - ended.minuteOfDay
}

/** Trips of the whole stock, in no order. */
export function useInventoryTrips(): Live<DealerTrip[]> {
  return useLiveQuery(inventoryTripsQuery)
}

const inventoryTripsQuery = storedQuery(['dealerTrips'], (db) => db.dealerTrips.toArray())
