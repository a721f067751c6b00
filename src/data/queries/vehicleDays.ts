import type { Live } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { sectionOfVehicle } from '#domain/dealer/anyVehicle'
import { type DriverScores, driverScores, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Daily figures of every vehicle of a fleet, or of a dealer's inventory, that has them. */
export function useVehicleDays(section: Section = 'fleet'): Live<VehicleDays[]> {
  return useLiveQuery(section === 'fleet' ? vehicleDaysQuery : dealerVehicleDaysQuery)
}

export const vehicleDaysQuery = storedQuery(['vehicleDays'], (db) => db.vehicleDays.toArray())

const dealerVehicleDaysQuery = storedQuery(['dealerVehicleDays'], (db) => db.dealerVehicleDays.toArray())

/** Daily figures of one vehicle, of a fleet or of an inventory; missing when it has none. */
export function useDaysOfVehicle(id: string): Live<VehicleDays> {
  return useLiveQuery(sectionOfVehicle(id) === 'fleet' ? daysOfVehicleQuery : daysOfDealerVehicleQuery, id)
}

const daysOfVehicleQuery = storedQuery(['vehicleDays'], (db, vehicleId: string) =>
  db.vehicleDays.get(vehicleId),
)

const daysOfDealerVehicleQuery = storedQuery(['dealerVehicleDays'], (db, vehicleId: string) =>
  db.dealerVehicleDays.get(vehicleId),
)

/** A driver's scores over 7, 30 and 60 days. */
export function useDriverScores(driverId: string): Live<DriverScores> {
  return useLiveQuery(driverScoresQuery, driverId)
}

const driverScoresQuery = storedQuery(['vehicleDays'], async (db, driverId: string) =>
  driverScores(await db.vehicleDays.toArray(), driverId),
)
