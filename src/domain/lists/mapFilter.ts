import type { Region } from '#domain/base/locale'
import { CONDITIONS, type DealerVehicle, INVENTORY_AGES, inventoryAge } from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { VEHICLE_STATUSES, VEHICLE_TAGS, type Vehicle } from '#domain/vehicle/vehicle'
import { isMoving, unplacedReason } from '#domain/vehicle/vehiclePlace'

/** What the map says of a vehicle now (docs/rules.md MA-29). */
export const MOVEMENTS = ['moving', 'parked', 'unplaced'] as const
export type Movement = (typeof MOVEMENTS)[number]

/** Filters of fleet vehicles on the map; the fleet is chosen in the header. */
export const FLEET_MAP = { tags: VEHICLE_TAGS, status: VEHICLE_STATUSES, movement: MOVEMENTS } as const
export type FleetSection = keyof typeof FLEET_MAP

/** Filters of a dealer's vehicles on the map, with lots in place of fleets (docs/decisions.md Q1). */
export const DEALER_MAP = { lot: LOTS, condition: CONDITIONS, age: INVENTORY_AGES } as const
export type DealerSection = keyof typeof DEALER_MAP

/** The values of a fleet vehicle in a section. */
export function fleetValues(vehicle: Vehicle, section: FleetSection, region: Region): readonly string[] {
  switch (section) {
    case 'tags':
      return vehicle.tags
    case 'status':
      return [vehicle.status]
    case 'movement':
      return [movementOf(vehicle, region)]
  }
}

function movementOf(vehicle: Vehicle, region: Region): Movement {
  if (unplacedReason(vehicle) !== null) return 'unplaced'
  return isMoving(vehicle, region) ? 'moving' : 'parked'
}

/** The values of an inventory vehicle in a section; in transit it has no age yet. Its lot is its current one. */
export function dealerValues(vehicle: DealerVehicle, section: DealerSection): readonly string[] {
  switch (section) {
    case 'lot':
      return vehicle.geofence === null ? [] : [vehicle.geofence]
    case 'condition':
      return [vehicle.condition]
    case 'age':
      return vehicle.daysInInventory === null ? [] : [inventoryAge(vehicle.daysInInventory)]
  }
}
