import { valueOr } from '#domain/base/live'
import { useVehicle } from '../../data/queries/vehicles'
import { useCapabilities } from '../../state/capabilities'

/** Whether a vehicle has the dual camera: it was added to the account, and the vehicle is one of those with a camera. */
export function useHasCamera(vehicleId: string): boolean {
  const vehicle = valueOr(useVehicle(vehicleId), null)
  return useCapabilities().camera && (vehicle?.addOns.camera ?? false)
}
