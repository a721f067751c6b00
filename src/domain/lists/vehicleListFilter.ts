import { levelBucket } from '../dashboard/dashboard'
import { type DealerVehicle, inventoryAge, inventoryLevel } from '../dealer/dealerVehicle'
import type { Vehicle } from '../vehicle/vehicle'
import {
  type DealerListSection,
  type FleetListSection,
  type SectionSearch,
  type Sections,
  sectionCodes,
  sectionNames,
} from './listSearch'
import { countValues, type VehicleFilter } from './vehicleFilter'

/** A row's values in a section. */
export type ValuesOf<Row, Section extends string> = (row: Row, section: Section) => readonly string[]

/** Reads the sections of `/1`: lists of codes, parted by commas; what a section cannot hold is left out. */
export function parseFilter<Section extends string>(
  search: SectionSearch<NoInfer<Section>>,
  sections: Sections<Section>,
): VehicleFilter<Section> {
  const values = eachSection(sections, (name) => sectionCodes(name, sections[name], search[name]))
  return { values, filtering: countValues({ values }) > 0 && search.filter !== 'off' }
}

/** The search parameters of a filter; undefined takes a parameter away. */
export function filterSearch<Section extends string>(filter: VehicleFilter<Section>): SectionSearch<Section> {
  return {
    ...eachSection(filter.values, (name) => filter.values[name].join(',') || undefined),
    filter: countValues(filter) > 0 && !filter.filtering ? 'off' : undefined,
  }
}

/** A filter without any value: all sections are empty. */
export function noFilter<Section extends string>(sections: Sections<Section>): VehicleFilter<Section> {
  return { filtering: false, values: eachSection(sections, () => []) }
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

function eachSection<Section extends string, Value>(
  sections: Sections<Section>,
  read: (section: Section) => Value,
): Record<Section, Value> {
  return Object.fromEntries(sectionNames(sections).map((name) => [name, read(name)])) as Record<
    Section,
    Value
  >
}
