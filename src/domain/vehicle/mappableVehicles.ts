import type { Region } from '#domain/base/locale'
import type { MapAnimation, Vehicle } from './vehicle'
import { unplacedReason, type VehicleTone, vehicleTone } from './vehiclePlace'

/** A vehicle that a map of one region shows. */
export interface MappableVehicle {
  id: string
  label: string
  tone: VehicleTone
  animation: MapAnimation
}

/** The vehicles of a fleet that are on the map: not those that hide their place or report none. */
export function mappableFleet(vehicles: readonly Vehicle[], region: Region): MappableVehicle[] {
  return vehicles
    .filter((vehicle) => unplacedReason(vehicle) === null)
    .map((vehicle) => {
      const animation = vehicle.details.map[region]
      return {
        id: vehicle.id,
        label: vehicle.label,
        tone: vehicleTone(vehicle, animation.speedMph),
        animation,
      }
    })
}

/** How many of them are on the move. */
export function movingCount(vehicles: readonly MappableVehicle[]): number {
  return vehicles.filter(({ animation }) => animation.speedMph > 0).length
}
