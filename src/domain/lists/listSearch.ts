import { oneOf, searchChecker, text } from '#domain/base/search'
import { DEALER_FINDINGS } from '#domain/dealer/dealerHealth'
import {
  CATEGORIES,
  CONDITIONS,
  DEALER_FLEETS,
  DEALER_MODELS,
  DEALER_TAGS,
  DEALER_TRIMS,
  DEALER_YEARS,
  EXTERIOR_COLORS,
  INTERIORS,
  INVENTORY_AGES,
  STOCK_STATUSES,
} from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { HEALTH_LEVELS, VEHICLE_STATUSES, VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import { sectionParameters } from './sections'

/** Upper bounds of the level buckets in percent (docs/rules.md DA-19). */
const LEVELS = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100', 'unknown'] as const
const DRIVER_STATES = ['assigned', 'available'] as const
const ENGINES = ['electric', 'gasoline'] as const

/**
 * Filters of the list of fleet vehicles: sections, named as in the address, with their predefined values. The
 * fleet is chosen in the header.
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
 * Filters of the dealer's inventory (docs/rules.md DI-04 to DI-14, and more fields); the lot is chosen above
 * the list.
 */
export const DEALER_LIST = {
  category: CATEGORIES,
  condition: CONDITIONS,
  stock: STOCK_STATUSES,
  age: INVENTORY_AGES,
  diagnostics: DEALER_FINDINGS,
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

/** Search parameters of `/1`, which is a fleet's list or a dealer's inventory. */
export const checkVehiclesSearch = searchChecker({
  q: text,
  sort: text,
  hide: text,
  filter: oneOf(['off']),
  /** The dealer's lot; without it, the lot selected elsewhere applies. */
  lot: oneOf(LOTS),
  ...sectionParameters({ ...FLEET_LIST, ...DEALER_LIST, tags: [...VEHICLE_TAGS, ...DEALER_TAGS] }),
})
export type VehiclesSearch = ReturnType<typeof checkVehiclesSearch>
