import { valueOr } from '#domain/base/live'
import { useVehicle } from '../../data/queries/vehicles'
import { useCapabilities } from '../../state/capabilities'

/** Whether a vehicle has the dual camera now: the account has it, and this vehicle is among its vehicles. */
export function useHasCamera(vehicleId: string): boolean {
  const vehicle = valueOr(useVehicle(vehicleId), null)
  return useCapabilities().camera && (vehicle?.addOns.camera ?? false)
}
