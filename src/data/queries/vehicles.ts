import type { Live } from '#domain/base/live'
import type { DrivenVehicle, Vehicle } from '#domain/vehicle/vehicle'
import type { PharosDatabase } from '../core/db'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** Vehicles sorted by label, with their drivers' names. */
export function useVehicles(): Live<DrivenVehicle[]> {
  return useLiveQuery(vehiclesQuery)
}

export const vehiclesQuery = storedQuery(['vehicles', 'users'], async (db) =>
  withDrivers(db, await db.vehicles.orderBy('label').toArray()),
)

/** One vehicle; missing for an unknown id. */
export function useVehicle(id: string): Live<DrivenVehicle> {
  return useLiveQuery(vehicleQuery, id)
}

export const vehicleQuery = storedQuery(
  ['vehicles', 'users'],
  async (db, id: string) => (await withDrivers(db, await db.vehicles.where('id').equals(id).toArray()))[0],
)

export async function withDrivers(db: PharosDatabase, vehicles: Vehicle[]): Promise<DrivenVehicle[]> {
  const drivers = await db.users.bulkGet(vehicles.map(({ driverId }) => driverId ?? ''))
  return vehicles.map((vehicle, at) => ({ ...vehicle, driverName: drivers[at]?.name ?? null }))
}

export type VehiclePermission = 'allowDriverCheckIn' | 'allowDriverRemoteCommands'

/** Changes a permission of drivers for a vehicle, until the visit is reset. */
export function setVehiclePermission(
  id: string,
  permission: VehiclePermission,
  allowed: boolean,
): Promise<UndoableChange> {
  return setDetail(id, permission, allowed)
}

/** Masks or unmasks a vehicle's location until the visit is reset. */
export function setLocationMasked(id: string, on: boolean): Promise<UndoableChange> {
  return setDetail(id, 'isLocationMasked', on)
}

type SwitchedDetail = VehiclePermission | 'isLocationMasked'

function setDetail(id: string, detail: SwitchedDetail, on: boolean): Promise<UndoableChange> {
  return changeRow('vehicles', id, (vehicle) => ({
    ...vehicle,
    details: { ...vehicle.details, [detail]: on },
  }))
}
