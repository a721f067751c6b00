import type { Vehicle } from '../domain/vehicle'
import { type Live, useLive } from './live'
import { changeRow } from './visitorChanges'

/** Vehicles by label; null while the dataset is still being stored. */
export function useVehicles(): Live<Vehicle[] | null> {
  return useLive(async (db) => {
    const state = await db.datasets.get('vehicles')
    return state?.complete === 1 ? db.vehicles.orderBy('label').toArray() : null
  }, [])
}

/** One vehicle; undefined when there is none of that id, null while the dataset is being stored. */
export function useVehicle(id: string): Live<Vehicle | null | undefined> {
  return useLive(
    async (db) => {
      const vehicle = await db.vehicles.get(id)
      if (vehicle) return vehicle
      return (await db.datasets.get('vehicles'))?.complete === 1 ? undefined : null
    },
    [id],
  )
}

export type VehiclePermission = 'allowDriverCheckIn' | 'allowDriverRemoteCommands'

/** Changes what drivers may do with a vehicle, until the visit is reset. */
export function setVehiclePermission(
  id: string,
  permission: VehiclePermission,
  allowed: boolean,
): Promise<void> {
  return changeRow<Vehicle>('vehicles', id, (vehicle) => ({
    ...vehicle,
    details: { ...vehicle.details, [permission]: allowed },
  }))
}
