import { type DriverScores, driverScores, type VehicleDays } from '../../domain/vehicle/vehicleDays'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** Daily figures of every vehicle that was driven; null while the dataset is still being stored. */
export function useVehicleDays(): Live<VehicleDays[] | null> {
  return useStored(['vehicleDays'], (db) => db.vehicleDays.toArray())
}

/** Daily figures of one vehicle; undefined when it was never driven, null while they are being stored. */
export function useDaysOfVehicle(vehicleId: string): Live<VehicleDays | null | undefined> {
  return useStored(['vehicleDays'], (db) => db.vehicleDays.get(vehicleId), [vehicleId])
}

/** A driver's scores over 7, 30 and 60 days; null while the dataset is still being stored. */
export function useDriverScores(driverId: string): Live<DriverScores | null> {
  return useStored(['vehicleDays'], async (db) => driverScores(await db.vehicleDays.toArray(), driverId), [
    driverId,
  ])
}
