import { type DriverScores, driverScores, type VehicleDays } from '../domain/vehicleDays'
import type { Live } from './live'
import { useStored } from './stored'

/** Daily figures of every vehicle that was driven; null while the dataset is still being stored. */
export function useVehicleDays(): Live<VehicleDays[] | null> {
  return useStored(['vehicleDays'], (db) => db.vehicleDays.toArray())
}

/** A driver's scores over 7, 30 and 60 days; null while the dataset is still being stored. */
export function useDriverScores(driverId: string): Live<DriverScores | null> {
  return useStored(['vehicleDays'], async (db) => driverScores(await db.vehicleDays.toArray(), driverId), [
    driverId,
  ])
}
