import type { DrivenVehicle, Vehicle } from '../../domain/vehicle/vehicle'
import type { PharosDatabase } from '../core/db'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'
import type { Act } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** Vehicles by label, with their drivers' names; null while the datasets are still being stored. */
export function useVehicles(): Live<DrivenVehicle[] | null> {
  return useStored(['vehicles', 'users'], async (db) =>
    withDrivers(db, await db.vehicles.orderBy('label').toArray()),
  )
}

/** One vehicle; undefined when there is none of that id, null while the datasets are being stored. */
export function useVehicle(id: string): Live<DrivenVehicle | null | undefined> {
  return useStored(
    ['vehicles', 'users'],
    async (db) => (await withDrivers(db, await db.vehicles.where('id').equals(id).toArray()))[0],
    [id],
  )
}

async function withDrivers(db: PharosDatabase, vehicles: Vehicle[]): Promise<DrivenVehicle[]> {
  const drivers = await db.users.bulkGet(vehicles.map(({ driverId }) => driverId ?? ''))
  return vehicles.map((vehicle, at) => ({ ...vehicle, driverName: drivers[at]?.name ?? null }))
}

export type VehiclePermission = 'allowDriverCheckIn' | 'allowDriverRemoteCommands'

/** Changes what drivers may do with a vehicle, until the visit is reset. */
export function setVehiclePermission(
  id: string,
  permission: VehiclePermission,
  allowed: boolean,
): Promise<Act> {
  return setDetail(id, permission, allowed)
}

/** Hides a vehicle's place or shows it again, until the visit is reset. */
export function setLocationMasked(id: string, on: boolean): Promise<Act> {
  return setDetail(id, 'isLocationMasked', on)
}

/** Blocks a vehicle from being driven or frees it, until the visit is reset. */
export function setDriveBlock(id: string, on: boolean): Promise<Act> {
  return setDetail(id, 'isDriveBlockEnabled', on)
}

type SwitchedDetail = VehiclePermission | 'isLocationMasked' | 'isDriveBlockEnabled'

function setDetail(id: string, detail: SwitchedDetail, on: boolean): Promise<Act> {
  return changeRow('vehicles', id, (vehicle) => ({
    ...vehicle,
    details: { ...vehicle.details, [detail]: on },
  }))
}
