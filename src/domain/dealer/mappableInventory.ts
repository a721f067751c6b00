import type { Region } from '#domain/base/locale'
import type { MappableVehicle } from '#domain/vehicle/mappableVehicles'
import { dealerUnplacedReason, dealerVehicleTone } from './dealerPlace'
import type { DealerVehicle } from './dealerVehicle'

/** The vehicles of an inventory that are on the map. */
export function mappableInventory(inventory: readonly DealerVehicle[], region: Region): MappableVehicle[] {
  return inventory
    .filter((vehicle) => dealerUnplacedReason(vehicle) === null)
    .map((vehicle) => {
      const animation = vehicle.details.map[region]
      return {
        id: vehicle.id,
        label: vehicle.label,
        tone: dealerVehicleTone(vehicle, animation.speedMph),
        animation,
      }
    })
}
