import type { UnplacedReason, VehicleTone } from '#domain/vehicle/vehiclePlace'
import { inventoryHealth } from './dealerHealth'
import { type DealerVehicle, inventoryLevel } from './dealerVehicle'

/** Why a dealer vehicle is not on the map; it is while it reports. */
export function dealerUnplacedReason(vehicle: DealerVehicle): UnplacedReason | null {
  if (inventoryLevel(vehicle) !== null) return null
  return vehicle.stockStatus === 'inTransit' ? 'inTransit' : 'silent'
}

/** Appearance on the map: by health if there is an issue, otherwise moving or parked. */
export function dealerVehicleTone(vehicle: DealerVehicle, mph: number): VehicleTone {
  const level = inventoryHealth(vehicle)
  if (level === 'noData') return 'silent'
  if (level === 'high') return 'alert'
  return mph > 0 ? 'moving' : 'parked'
}
