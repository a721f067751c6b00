import type { Region } from '#domain/base/locale'
import type { MapAnimation, Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleTone } from '#domain/vehicle/vehiclePlace'
import { unplacedReasonOf, vehicleToneOf } from './anyVehicle'
import type { DealerVehicle } from './dealerVehicle'

/** A vehicle that a map of one region shows. */
export interface MappableVehicle {
  id: string
  label: string
  tone: VehicleTone
  animation: MapAnimation
}

/** The vehicles that are on the map: not those that hide their place or report none. */
export function mappableVehicles(
  vehicles: readonly (Vehicle | DealerVehicle)[],
  region: Region,
): MappableVehicle[] {
  return vehicles
    .filter((vehicle) => unplacedReasonOf(vehicle) === null)
    .map((vehicle) => {
      const { id, label, details } = vehicle
      const animation = details.map[region]
      return { id, label, tone: vehicleToneOf(vehicle, animation.speedMph), animation }
    })
}

/** How many of them are on the move. */
export function movingCount(vehicles: readonly MappableVehicle[]): number {
  return vehicles.filter(({ animation }) => animation.speedMph > 0).length
}
