import type { Live } from '#domain/base/live'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Daily figures of each inventory vehicle that has them. */
export function useDealerVehicleDays(): Live<VehicleDays[]> {
  return useLiveQuery(dealerVehicleDaysQuery)
}

const dealerVehicleDaysQuery = storedQuery(['dealerVehicleDays'], (db) => db.dealerVehicleDays.toArray())

/** Daily figures of one inventory vehicle; missing when it has none. */
export function useDaysOfDealerVehicle(vehicleId: string): Live<VehicleDays> {
  return useLiveQuery(daysOfDealerVehicleQuery, vehicleId)
}

const daysOfDealerVehicleQuery = storedQuery(['dealerVehicleDays'], (db, vehicleId: string) =>
  db.dealerVehicleDays.get(vehicleId),
)
