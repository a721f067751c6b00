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
import { countValues, type VehicleFilter } from './vehicleFilter'

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

/** The sections of a list and what each offers by itself. */
export type Sections<Section extends string> = Record<Section, readonly string[]>

/** A row's values in a section. */
export type ValuesOf<Row, Section extends string> = (row: Row, section: Section) => readonly string[]

/**
 * Sections in which the data may hold more than the rules name: their filter offers that too
 * (docs/decisions.md Q10).
 */
const OPEN_SECTIONS: readonly string[] = ['make', 'model', 'year', 'trim']

/** Reads the sections of `/1`: lists of codes, parted by commas; what a section cannot hold is left out. */
export function parseFilter<Section extends string>(
  search: Record<string, unknown>,
  sections: Sections<Section>,
): VehicleFilter<Section> {
  const values = eachSection(sections, (name) => listOf(name, sections[name], search[name]))
  return { values, filtering: countValues({ values }) > 0 && search.filter !== 'off' }
}

/** The search parameters of a filter; undefined takes a parameter away. */
export function filterSearch(filter: VehicleFilter<string>): Record<string, string | undefined> {
  const out: Record<string, string | undefined> = {}
  for (const [name, values] of Object.entries(filter.values)) out[name] = values.join(',') || undefined
  out.filter = countValues(filter) > 0 && !filter.filtering ? 'off' : undefined
  return out
}

/** A filter without any value: all sections are empty. */
export function noFilter<Section extends string>(sections: Sections<Section>): VehicleFilter<Section> {
  return { filtering: false, values: eachSection(sections, () => []) }
}

/** The names of the sections in their order. */
export function sectionNames<Section extends string>(sections: Sections<Section>): Section[] {
  return Object.keys(sections) as Section[]
}

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

export interface SectionOption {
  value: string
  /** Rows that have it. */
  count: number
}

/**
 * The values that a section offers: the fixed ones in their order, then what else the rows have, so that
 * none is out of reach (docs/decisions.md Q10).
 */
export function sectionOptions<Row, Section extends string>(
  rows: readonly Row[],
  sections: Sections<Section>,
  section: Section,
  valuesOf: ValuesOf<Row, Section>,
): SectionOption[] {
  const named = sections[section]
  const counts = new Map<string, number>(named.map((value) => [value, 0]))
  for (const row of rows) {
    for (const value of valuesOf(row, section)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const further = [...counts.keys()].slice(named.length).sort()
  return [...named, ...further].map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

function levelCode(level: number | null): string {
  const bucket = levelBucket(level)
  return bucket === null ? 'unknown' : String((bucket + 1) * 10)
}

function listOf(section: string, named: readonly string[], value: unknown): string[] {
  if (typeof value !== 'string') return []
  const may = (code: string) => code !== '' && (OPEN_SECTIONS.includes(section) || named.includes(code))
  return [...new Set(value.split(','))].filter(may)
}

function eachSection<Section extends string>(
  sections: Sections<Section>,
  valuesOf: (section: Section) => string[],
): Record<Section, string[]> {
  return Object.fromEntries(sectionNames(sections).map((name) => [name, valuesOf(name)])) as Record<
    Section,
    string[]
  >
}
