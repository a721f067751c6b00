import type { Live } from '#domain/base/live'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripsOwner } from '#domain/trips/tripHistory'
import type { PharosDatabase } from '../core/db'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** Trips of a vehicle or driver on one day by number; day 0 is today so far. */
export function useTripsOfDay(of: TripsOwner, daysAgo: number): Live<Trip[]> {
  return useLiveQuery(tripsOfDayQuery, ...keyOf(of), daysAgo)
}

const tripsOfDayQuery = storedQuery(['trips'], (db, key: TripKey, id: string, daysAgo: number) =>
  db.trips.where(`[${key}+daysAgo]`).equals([id, daysAgo]).sortBy('number'),
)

type TripKey = 'vehicleId' | 'driverId'

function keyOf(of: TripsOwner): readonly [TripKey, string] {
  return 'vehicleId' in of ? ['vehicleId', of.vehicleId] : ['driverId', of.driverId]
}

/** One trip; missing for an unknown id. */
export function useTrip(id: string): Live<Trip> {
  return useLiveQuery(tripQuery, id)
}

const tripQuery = storedQuery(['trips'], (db, id: string) => db.trips.get(id))

/** The newest trip of a vehicle or driver; missing without one. */
export function useNewestTrip(of: TripsOwner): Live<Trip> {
  return useLiveQuery(newestTripQuery, ...keyOf(of))
}

const newestTripQuery = storedQuery(
  ['trips'],
  async (db, key: TripKey, id: string) => (await newestFirst(db, key, id))[0],
)

/** All stored trips of a vehicle, newest first. */
export function useTripsOfVehicle(vehicleId: string): Live<Trip[]> {
  return useLiveQuery(tripsOfVehicleQuery, vehicleId)
}

const tripsOfVehicleQuery = storedQuery(['trips'], (db, vehicleId: string) =>
  newestFirst(db, 'vehicleId', vehicleId),
)

async function newestFirst(db: PharosDatabase, key: TripKey, id: string): Promise<Trip[]> {
  const trips = await db.trips.where(key).equals(id).toArray()
  return trips.sort((a, b) => a.daysAgo - b.daysAgo || b.number - a.number)
}

/** Camera events of the days whose trips are stored, newest day first. */
export function useCameraEvents(): Live<CameraEvent[]> {
  return useLiveQuery(cameraEventsQuery)
}

const cameraEventsQuery = storedQuery(['cameraEvents'], (db) => db.cameraEvents.orderBy('daysAgo').toArray())

/** Camera events of one trip, sorted by id. */
export function useCameraEventsOfTrip(tripId: string): Live<CameraEvent[]> {
  return useLiveQuery(cameraEventsOfTripQuery, tripId)
}

const cameraEventsOfTripQuery = storedQuery(['cameraEvents'], (db, tripId: string) =>
  db.cameraEvents.where('tripId').equals(tripId).sortBy('id'),
)

/** Marks a trip as business or personal until the visit is reset. */
export function setTripBusiness(id: string, business: boolean): Promise<UndoableChange> {
  return changeRow('trips', id, (trip) => ({ ...trip, business }))
}
