import type { Live } from '#domain/base/live'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Trips of one inventory vehicle, newest first. A trip with `minutesAgo` ended today, so it sorts before every day. */
export function useDealerTrips(vehicleId: string): Live<DealerTrip[]> {
  return useLiveQuery(dealerTripsQuery, vehicleId)
}

const dealerTripsQuery = storedQuery(['dealerTrips'], async (db, vehicleId: string) => {
  const trips = await db.dealerTrips.where('vehicleId').equals(vehicleId).toArray()
  return trips.toSorted((a, b) => age(a) - age(b))
})

/** Minutes since the trip's end, for sorting only. */
function age({ ended }: DealerTrip): number {
  return 'minutesAgo' in ended ? ended.minutesAgo - 1_000_000 : ended.daysAgo * 1440 - ended.minuteOfDay
}

/** Trips of the whole inventory, unsorted. */
export function useInventoryTrips(): Live<DealerTrip[]> {
  return useLiveQuery(inventoryTripsQuery)
}

export const inventoryTripsQuery = storedQuery(['dealerTrips'], (db) => db.dealerTrips.toArray())
