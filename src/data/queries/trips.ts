import type { CameraEvent } from '../../domain/trips/cameraEvent'
import type { Trip } from '../../domain/trips/trip'
import type { TripsOf } from '../../domain/trips/tripHistory'
import type { PharosDatabase } from '../core/db'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'
import type { Act } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/**
 * Trips of a vehicle or driver on one day by number; day 0 is today so far. Null while the dataset
 * is still being stored.
 */
export function useTripsOfDay(of: TripsOf, daysAgo: number): Live<Trip[] | null> {
  const [key, id] = keyOf(of)
  return useStored(
    ['trips'],
    (db) => db.trips.where(`[${key}+daysAgo]`).equals([id, daysAgo]).sortBy('number'),
    [key, id, daysAgo],
  )
}

function keyOf(of: TripsOf): readonly ['vehicleId' | 'driverId', string] {
  return 'vehicleId' in of ? ['vehicleId', of.vehicleId] : ['driverId', of.driverId]
}

/** One trip; undefined when there is none of that id, null while the dataset is being stored. */
export function useTrip(id: string): Live<Trip | null | undefined> {
  return useStored(['trips'], (db) => db.trips.get(id), [id])
}

/** The newest trip of a vehicle or driver; undefined for one without, null while it is being stored. */
export function useNewestTrip(of: TripsOf): Live<Trip | null | undefined> {
  const [key, id] = keyOf(of)
  return useStored(['trips'], async (db) => (await newestFirst(db, key, id))[0], [key, id])
}

/** All kept trips of a vehicle, newest first; null while the dataset is still being stored. */
export function useTripsOfVehicle(vehicleId: string): Live<Trip[] | null> {
  return useStored(['trips'], (db) => newestFirst(db, 'vehicleId', vehicleId), [vehicleId])
}

async function newestFirst(db: PharosDatabase, key: 'vehicleId' | 'driverId', id: string): Promise<Trip[]> {
  const trips = await db.trips.where(key).equals(id).toArray()
  return trips.sort((a, b) => a.daysAgo - b.daysAgo || b.number - a.number)
}

/** What cameras saw in the days whose trips are kept, newest day first; null while it is being stored. */
export function useCameraEvents(): Live<CameraEvent[] | null> {
  return useStored(['cameraEvents'], (db) => db.cameraEvents.orderBy('daysAgo').toArray())
}

/** What a camera saw in one trip, in the order of its ids; null while it is being stored. */
export function useCameraEventsOfTrip(tripId: string): Live<CameraEvent[] | null> {
  return useStored(['cameraEvents'], (db) => db.cameraEvents.where('tripId').equals(tripId).sortBy('id'), [
    tripId,
  ])
}

/** Calls a trip business or personal, until the visit is reset. */
export function setTripBusiness(id: string, business: boolean): Promise<Act> {
  return changeRow('trips', id, (trip) => ({ ...trip, business }))
}
