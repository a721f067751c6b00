import { dealerFinding } from '#domain/dealer/dealerHealth'
import { type DealerVehicle, inventoryAge, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { levelBucket } from '#domain/vehicle/levelBuckets'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { DealerListSection, FleetListSection } from './listSearch'

/** The values of a fleet vehicle in a section. */
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

/** The values of an inventory vehicle in a section; in transit it has no age yet. */
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
      return [dealerFinding(vehicle)]
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
