import { ADD_ON_IDS, type AddOnId, addOnVehicles } from '#domain/account/addOns'
import { valueOr } from '#domain/base/live'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useUser } from '../../../../data/queries/users'
import { useCapabilities } from '../../../../state/capabilities'

/** The add-ons of one vehicle, including its driver's coaching. */
export function useVehicleAddOns(vehicle: DrivenVehicle): AddOnId[] {
  const { camera } = useCapabilities()
  const driver = valueOr(useUser(vehicle.driverId ?? ''), null)
  const account = { vehicles: [vehicle], users: driver ? [driver] : [], cameraAdded: camera }
  return ADD_ON_IDS.filter((addOn) => addOnVehicles(addOn, account).active.length > 0)
}
