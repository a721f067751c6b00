import { answerOf } from '../../../data/core/live'
import { useNewestTrip, useTrip, useTripsOfDay } from '../../../data/queries/trips'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import type { Trip } from '../../../domain/trips/trip'
import {
  type DayFigures,
  figuresOfDay,
  figuresOfTrips,
  hasTrips,
  type TripsOf,
} from '../../../domain/trips/tripHistory'
import type { TripSearch } from '../../../domain/trips/tripSearch'
import type { VehicleDays } from '../../../domain/vehicle/vehicleDays'

export interface History {
  /** Days before today that are shown. */
  day: number
  /** Whether the trips of this day are kept one by one. */
  single: boolean
  /** The day's trips by number; null while they are still coming. */
  trips: Trip[] | null
  /** The one that is shown. */
  trip: Trip | null
  /** True when the address names a trip that is not there. */
  unknown: boolean
  figures: DayFigures | null
  /** Daily figures of all vehicles; null while they are still coming. */
  days: VehicleDays[] | null
  drivenToday: boolean
}

/** What an address means: the trip that it names, else the newest one of its day, else of all. */
export function useTripHistory(of: TripsOf, search: TripSearch): History {
  const asked = useTrip(search.trip ?? '')
  const newest = useNewestTrip(of)
  const today = useTripsOfDay(of, 0)
  const stored = useVehicleDays()
  const named = search.trip === null ? null : answerOf(asked)
  const unknown = search.trip !== null && (named === undefined || (named !== null && !isOf(named, of)))
  const newestDay = newest.status === 'ready' ? (newest.value?.daysAgo ?? 0) : 0
  const day = (unknown ? undefined : named?.daysAgo) ?? search.day ?? newestDay
  const ofDay = useTripsOfDay(of, day)
  // Until a named trip is known, its day is not either.
  const waits = search.trip !== null && (asked.status !== 'ready' || asked.value === null)
  const ready = !waits && newest.status === 'ready' && newest.value !== null && ofDay.status === 'ready'
  const trips = ready ? ofDay.value : null
  const days = answerOf(stored)
  const trip = unknown ? null : (trips?.find(({ id }) => id === search.trip) ?? trips?.at(-1) ?? null)
  return {
    day,
    single: hasTrips(day),
    trips,
    trip,
    unknown,
    figures: hasTrips(day) ? trips && figuresOfTrips(trips) : days && figuresOfDay(days, of, day),
    days,
    drivenToday: today.status === 'ready' && (today.value?.length ?? 0) > 0,
  }
}

function isOf(trip: Trip, of: TripsOf): boolean {
  return 'vehicleId' in of ? trip.vehicleId === of.vehicleId : trip.driverId === of.driverId
}
