import type { DealerVehicle } from '../dealer/dealerVehicle'
import type { Region } from '../kiosk/locale'
import type { MapAnimation, Vehicle } from './vehicle'
import { dealerToneOf, dealerUnplacedReason, toneOf, unplacedReason, type VehicleTone } from './vehiclePlace'

/** A vehicle that a map of one region shows. */
export interface PlacedVehicle {
  id: string
  label: string
  tone: VehicleTone
  animation: MapAnimation
}

/** The vehicles of a fleet that are on the map: not those that hide their place or report none. */
export function placedFleet(vehicles: readonly Vehicle[], region: Region): PlacedVehicle[] {
  return vehicles
    .filter((vehicle) => unplacedReason(vehicle) === null)
    .map((vehicle) => {
      const animation = vehicle.details.map[region]
      return { id: vehicle.id, label: vehicle.label, tone: toneOf(vehicle, animation.speedMph), animation }
    })
}

/** The same of a dealer's stock. */
export function placedInventory(stock: readonly DealerVehicle[], region: Region): PlacedVehicle[] {
  return stock
    .filter((vehicle) => dealerUnplacedReason(vehicle) === null)
    .map((vehicle) => {
      const animation = vehicle.details.map[region]
      return {
        id: vehicle.id,
        label: vehicle.label,
        tone: dealerToneOf(vehicle, animation.speedMph),
        animation,
      }
    })
}

/** How many of them are on the move. */
export function movingCount(placed: readonly PlacedVehicle[]): number {
  return placed.filter(({ animation }) => animation.speedMph > 0).length
}
