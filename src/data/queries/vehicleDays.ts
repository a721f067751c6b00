import type { Live } from '#domain/base/live'
import { type DriverScores, driverScores, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Daily figures of every vehicle with trips. */
export function useVehicleDays(): Live<VehicleDays[]> {
  return useLiveQuery(vehicleDaysQuery)
}

const vehicleDaysQuery = storedQuery(['vehicleDays'], (db) => db.vehicleDays.toArray())

/** Daily figures of one vehicle; missing when it has no trips. */
export function useDaysOfVehicle(vehicleId: string): Live<VehicleDays> {
  return useLiveQuery(daysOfVehicleQuery, vehicleId)
}

const daysOfVehicleQuery = storedQuery(['vehicleDays'], (db, vehicleId: string) =>
  db.vehicleDays.get(vehicleId),
)

/** A driver's scores over 7, 30 and 60 days. */
export function useDriverScores(driverId: string): Live<DriverScores> {
  return useLiveQuery(driverScoresQuery, driverId)
}

const driverScoresQuery = storedQuery(['vehicleDays'], async (db, driverId: string) =>
  driverScores(await db.vehicleDays.toArray(), driverId),
)
