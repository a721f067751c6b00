import type { DealerTrip } from '../../domain/dealer/dealerTrip'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/**
 * Trips of one vehicle of the stock, the newest first; null while the dataset is still being stored.
 * `minutesAgo` is of today, so it comes before every day.
 */
export function useDealerTrips(vehicleId: string): Live<DealerTrip[] | null> {
  return useStored(
    ['dealerTrips'],
    async (db) => {
      const trips = await db.dealerTrips.where('vehicleId').equals(vehicleId).toArray()
      return trips.toSorted((a, b) => age(a) - age(b))
    },
    [vehicleId],
  )
}

/** Something that grows with the time since the trip's end, in minutes. */
function age({ ended }: DealerTrip): number {
  return 'minutesAgo' in ended ? ended.minutesAgo - 1_000_000 : ended.daysAgo * 1440 - ended.minuteOfDay
}

/** Trips of the whole stock, in no order; null while the dataset is still being stored. */
export function useInventoryTrips(): Live<DealerTrip[] | null> {
  return useStored(['dealerTrips'], (db) => db.dealerTrips.toArray())
}
