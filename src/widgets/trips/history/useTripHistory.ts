import { joinLive, type Live, mapLive, orNull, ready, valueOr } from '#domain/base/live'
import type { Trip } from '#domain/trips/trip'
import { type DayFigures, hasTrips, sumDay, sumTrips, type TripsOwner } from '#domain/trips/tripHistory'
import type { TripSearch } from '#domain/trips/tripSearch'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useNewestTrip, useTrip, useTripsOfDay } from '../../../data/queries/trips'
import { useVehicleDays } from '../../../data/queries/vehicleDays'

export interface History {
  /** All queries, to show their error. */
  reads: Live<unknown>
  /** The selected day, as days before today. */
  day: number
  /** Whether the single trips of this day are kept. */
  single: boolean
  /** The day's trips in order; null while loading. */
  trips: Trip[] | null
  /** The selected trip. */
  trip: Trip | null
  /** The trip in the address does not exist. */
  unknown: boolean
  figures: DayFigures | null
  /** Daily figures of all vehicles; null while loading. */
  days: VehicleDays[] | null
  drivenToday: boolean
}

/** The address has no trip. */
const NOT_REQUESTED: Live<Trip | null> = ready(null)

/** Resolves an address to a trip: the given one, otherwise the newest of its day, otherwise the newest of all. */
export function useTripHistory(owner: TripsOwner, search: TripSearch): History {
  const requestedTrip = useTrip(search.trip ?? '')
  const newest = useNewestTrip(owner)
  const today = useTripsOfDay(owner, 0)
  const stored = useVehicleDays()
  const newestDay = valueOr(newest, null)?.daysAgo ?? 0
  const addressedDay = valueOr(useTripsOfDay(owner, search.day ?? newestDay), [])
  // A trip of the day that is already shown needs no wait, in which its player would be made again.
  const listed = addressedDay.find(({ id }) => id === search.trip)
  const named = search.trip === null ? NOT_REQUESTED : listed ? ready(listed) : orNull(requestedTrip)
  const namedTrip = valueOr(named, null)
  const isNamedKnown = valueOr(
    mapLive(named, () => true),
    false,
  )
  const unknown = search.trip !== null && isNamedKnown && !(namedTrip && belongsTo(namedTrip, owner))
  const day = (unknown ? undefined : namedTrip?.daysAgo) ?? search.day ?? newestDay
  const tripsOfDay = useTripsOfDay(owner, day)
  // The day of a requested trip is unknown until the trip is loaded.
  const trips = valueOr(
    mapLive(joinLive({ named, newest: orNull(newest), tripsOfDay }), (read) => read.tripsOfDay),
    null,
  )
  const days = valueOr(stored, null)
  const trip = unknown ? null : (trips?.find(({ id }) => id === search.trip) ?? trips?.at(-1) ?? null)
  return {
    reads: joinLive({ named, newest: orNull(newest), tripsOfDay, days: stored }),
    day,
    single: hasTrips(day),
    trips,
    trip,
    unknown,
    figures: hasTrips(day) ? trips && sumTrips(trips) : days && sumDay(days, owner, day),
    days,
    drivenToday: valueOr(today, []).length > 0,
  }
}

function belongsTo(trip: Trip, owner: TripsOwner): boolean {
  return 'vehicleId' in owner ? trip.vehicleId === owner.vehicleId : trip.driverId === owner.driverId
}
