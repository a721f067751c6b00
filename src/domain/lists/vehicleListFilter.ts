import { levelBucket } from '../dashboard/dashboard'
import {
  CATEGORIES,
  CONDITIONS,
  DEALER_FLEETS,
  DEALER_ISSUES,
  DEALER_MODELS,
  DEALER_TAGS,
  DEALER_TRIMS,
  DEALER_YEARS,
  type DealerVehicle,
  EXTERIOR_COLORS,
  INTERIORS,
  INVENTORY_AGES,
  inventoryAge,
  inventoryLevel,
  STOCK_STATUSES,
} from '../dealer/dealerVehicle'
import { LOTS } from '../dealer/lot'
import { HEALTH_LEVELS, VEHICLE_STATUSES, VEHICLE_TAGS, type Vehicle } from '../vehicle/vehicle'

/** Upper bounds of the level buckets in percent (docs/rules.md DA-19). */
const LEVELS = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100', 'unknown'] as const
const DRIVER_STATES = ['assigned', 'available'] as const
const ENGINES = ['electric', 'gasoline'] as const

/**
 * What the list of fleet vehicles is filtered by: sections, named as in the address, with its own
 * values. The fleet is the header's choice.
 */
export const FLEET_LIST = {
  tags: VEHICLE_TAGS,
  status: VEHICLE_STATUSES,
  health: HEALTH_LEVELS,
  driver: DRIVER_STATES,
  engine: ENGINES,
  level: LEVELS,
} as const
export type FleetListSection = keyof typeof FLEET_LIST

/**
 * What the dealer's inventory is filtered by (docs/rules.md DI-04 to DI-14, and the fields beside it); the
 * lot is chosen above it.
 */
export const DEALER_LIST = {
  category: CATEGORIES,
  condition: CONDITIONS,
  stock: STOCK_STATUSES,
  age: INVENTORY_AGES,
  diagnostics: [...DEALER_ISSUES, 'none'],
  status: VEHICLE_STATUSES,
  geofence: LOTS,
  make: ['Chevrolet'],
  model: DEALER_MODELS,
  year: DEALER_YEARS,
  trim: DEALER_TRIMS,
  color: EXTERIOR_COLORS,
  interior: INTERIORS,
  engine: ENGINES,
  level: LEVELS,
  driver: DRIVER_STATES,
  tags: DEALER_TAGS,
  fleet: DEALER_FLEETS,
} as const
export type DealerListSection = keyof typeof DEALER_LIST
export type ListSection = FleetListSection | DealerListSection

/** What a fleet vehicle has in a section. */
export function fleetListValues(vehicle: Vehicle, section: FleetListSection): readonly string[] {
  switch (section) {
    case 'tags':
      return vehicle.tags
    case 'status':
      return [vehicle.status]
    case 'health':
      return [vehicle.health]
    case 'driver':
      return [vehicle.driverId === null ? 'available' : 'assigned']
    case 'engine':
      return [vehicle.details.ev ? 'electric' : 'gasoline']
    case 'level':
      return [levelCode(vehicle.details.fuel)]
  }
}

/** What a vehicle of the stock has in a section; one in transit has no age yet. */
export function dealerListValues(vehicle: DealerVehicle, section: DealerListSection): readonly string[] {
  switch (section) {
    case 'tags':
      return vehicle.tags
    case 'status':
      return [vehicle.status]
    case 'driver':
      return [vehicle.assignedDriver === null ? 'available' : 'assigned']
    case 'engine':
      return [vehicle.details.ev ? 'electric' : 'gasoline']
    case 'level':
      return [levelCode(inventoryLevel(vehicle))]
    case 'category':
      return [vehicle.category]
    case 'condition':
      return [vehicle.condition]
    case 'stock':
      return [vehicle.stockStatus]
    case 'age':
      return vehicle.daysInInventory === null ? [] : [inventoryAge(vehicle.daysInInventory)]
    case 'diagnostics':
      return [vehicle.health ?? 'none']
    case 'geofence':
      return vehicle.geofence === null ? [] : [vehicle.geofence]
    case 'make':
      return [vehicle.makeName]
    case 'model':
      return [vehicle.modelName]
    case 'year':
      return [String(vehicle.modelYear)]
    case 'trim':
      return [vehicle.trim]
    case 'color':
      return [vehicle.color]
    case 'interior':
      return [vehicle.interior]
    case 'fleet':
      return [vehicle.fleet]
  }
}

function levelCode(level: number | null): string {
  const bucket = levelBucket(level)
  return bucket === null ? 'unknown' : String((bucket + 1) * 10)
}
