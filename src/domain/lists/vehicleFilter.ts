import { type DealerVehicle, inventoryAge } from '../dealer/dealerVehicle'
import type { Vehicle } from '../vehicle/vehicle'

/** What fleet vehicles are filtered by on the map; their fleet is the header's choice. */
export const FLEET_SECTIONS = ['tags', 'status'] as const
export type FleetSection = (typeof FLEET_SECTIONS)[number]

/** What a dealer's vehicles are filtered by: lots stand where fleets do (docs/decisions.md Q1). */
export const DEALER_SECTIONS = ['lot', 'condition', 'age'] as const
export type DealerSection = (typeof DEALER_SECTIONS)[number]

/** Chosen values, a list a section. They act only while filtering is on (docs/rules.md MA-08). */
export interface VehicleFilter<Section extends string> {
  filtering: boolean
  values: Record<Section, readonly string[]>
}

export const NO_FLEET_FILTER: VehicleFilter<FleetSection> = {
  filtering: false,
  values: { tags: [], status: [] },
}
export const NO_DEALER_FILTER: VehicleFilter<DealerSection> = {
  filtering: false,
  values: { lot: [], condition: [], age: [] },
}

/** How many values are chosen, in all sections. */
export function countValues({ values }: Pick<VehicleFilter<string>, 'values'>): number {
  return Object.values(values).reduce((sum, section) => sum + section.length, 0)
}

/**
 * The same choice with one value toggled in or out. The first value switches filtering on; without
 * any, filtering switches off.
 * @param newestFirst as a dealer's sections are kept (docs/rules.md DI-15)
 */
export function toggleValue<Section extends string>(
  filter: VehicleFilter<Section>,
  section: NoInfer<Section>,
  value: string,
  newestFirst: boolean,
): VehicleFilter<Section> {
  const before = filter.values[section]
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : newestFirst
      ? [value, ...before]
      : [...before, value]
  const values = { ...filter.values, [section]: after }
  return { values, filtering: countValues({ values }) > 0 && (filter.filtering || countValues(filter) === 0) }
}

/** The same choice after one value of a section was switched: `chosen` is the section as it is to be. */
export function chooseValues<Section extends string>(
  filter: VehicleFilter<Section>,
  section: NoInfer<Section>,
  chosen: readonly string[],
  newestFirst: boolean,
): VehicleFilter<Section> {
  const before = filter.values[section]
  const changed = [...chosen, ...before].find((value) => chosen.includes(value) !== before.includes(value))
  return changed === undefined ? filter : toggleValue(filter, section, changed, newestFirst)
}

/** Filtering on or off with the values kept; there is nothing to switch on without a value. */
export function switchFiltering<Section extends string>(
  filter: VehicleFilter<Section>,
  on: boolean,
): VehicleFilter<Section> {
  return { ...filter, filtering: on && countValues(filter) > 0 }
}

/**
 * The vehicles that pass: one value of every section that has any. All of them, the very same list,
 * while filtering is off or no value is chosen.
 */
export function filterVehicles<Row, Section extends string>(
  rows: readonly Row[],
  filter: VehicleFilter<Section>,
  valuesOf: (row: Row, section: Section) => readonly string[],
): readonly Row[] {
  if (!filter.filtering || countValues(filter) === 0) return rows
  const sections = (Object.keys(filter.values) as Section[]).filter((name) => filter.values[name].length > 0)
  return rows.filter((row) =>
    sections.every((name) => valuesOf(row, name).some((value) => filter.values[name].includes(value))),
  )
}

/** What a fleet vehicle has in a section. */
export function fleetValues(vehicle: Vehicle, section: FleetSection): readonly string[] {
  switch (section) {
    case 'tags':
      return vehicle.tags
    case 'status':
      return [vehicle.status]
  }
}

/** What a vehicle of the stock has in a section; one in transit has no age yet. Its lot is where it stands now. */
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
