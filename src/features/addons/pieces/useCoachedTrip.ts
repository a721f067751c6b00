import { useMemo } from 'react'
import { tipOfTrip } from '#domain/account/coachingTips'
import { type Live, mapLive } from '#domain/base/live'
import type { Trip } from '#domain/trips/trip'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useTripsOfVehicle } from '../../../data/queries/trips'

/** The newest trip of a vehicle's driver with a tip, otherwise the newest; null without any. */
export function useCoachedTrip(vehicle: DrivenVehicle | null): Live<Trip | null> {
  const trips = useTripsOfVehicle(vehicle?.id ?? '')
  const driverId = vehicle?.driverId
  return useMemo(
    () =>
      mapLive(trips, (all) => {
        const own = all.filter((trip) => trip.driverId === driverId)
        return own.find((trip) => tipOfTrip(trip) !== null) ?? own[0] ?? null
      }),
    [trips, driverId],
  )
}
