import type { Section } from '#domain/base/section'
import type { DrivenVehicle, HealthLevel, Vehicle } from '#domain/vehicle/vehicle'
import {
  type UnplacedReason,
  unplacedReason,
  type VehicleTone,
  vehicleTone,
} from '#domain/vehicle/vehiclePlace'
import { inventoryHealth } from './dealerHealth'
import { dealerUnplacedReason, dealerVehicleTone } from './dealerPlace'
import { type DealerVehicle, inventoryLevel } from './dealerVehicle'

/** A vehicle of a fleet, with its driver's name, or of a dealer's inventory. */
export type AnyVehicle = DrivenVehicle | DealerVehicle

/** Whose vehicle an id names: those of an inventory are `d-N`. */
export function sectionOfVehicle(id: string): Section {
  return id.startsWith('d-') ? 'dealer' : 'fleet'
}

/** Whether a vehicle belongs to an inventory. */
export function isInventory(vehicle: Vehicle | DealerVehicle): vehicle is DealerVehicle {
  return sectionOfVehicle(vehicle.id) === 'dealer'
}

/** The vehicles of one fleet or of one lot, by its name, or the same list for `all`. */
export function filterByGroup(vehicles: readonly AnyVehicle[], group: string): readonly AnyVehicle[] {
  if (group === 'all') return vehicles
  return vehicles.filter((vehicle) => groupOfVehicle(vehicle) === group)
}

/** Name of its fleet or lot. */
export function groupOfVehicle(vehicle: Vehicle | DealerVehicle): string {
  return isInventory(vehicle) ? vehicle.lot : vehicle.fleet
}

/** Full name of the driver; null without one. */
export function driverNameOf(vehicle: AnyVehicle): string | null {
  return isInventory(vehicle) ? vehicle.assignedDriver : vehicle.driverName
}

/** Whether a driver has it. */
export function isCheckedOut(vehicle: Vehicle | DealerVehicle): boolean {
  return (isInventory(vehicle) ? vehicle.assignedDriver : vehicle.driverId) !== null
}

/** Health by level. */
export function healthLevelOf(vehicle: Vehicle | DealerVehicle): HealthLevel {
  return isInventory(vehicle) ? inventoryHealth(vehicle) : vehicle.health
}

/** Fuel or charge, percent; null when it does not report. */
export function levelOf(vehicle: Vehicle | DealerVehicle): number | null {
  return isInventory(vehicle) ? inventoryLevel(vehicle) : vehicle.details.fuel
}

/** Why it is not on the map; null when it is. */
export function unplacedReasonOf(vehicle: Vehicle | DealerVehicle): UnplacedReason | null {
  return isInventory(vehicle) ? dealerUnplacedReason(vehicle) : unplacedReason(vehicle)
}

/** How it looks on the map at a speed in miles per hour. */
export function vehicleToneOf(vehicle: Vehicle | DealerVehicle, mph: number): VehicleTone {
  return isInventory(vehicle) ? dealerVehicleTone(vehicle, mph) : vehicleTone(vehicle, mph)
}
