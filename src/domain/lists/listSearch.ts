import {
  CATEGORIES,
  CONDITIONS,
  DEALER_FLEETS,
  DEALER_ISSUES,
  DEALER_MODELS,
  DEALER_TAGS,
  DEALER_TRIMS,
  DEALER_YEARS,
  EXTERIOR_COLORS,
  INTERIORS,
  INVENTORY_AGES,
  STOCK_STATUSES,
} from '../dealer/dealerVehicle'
import { LOTS } from '../dealer/lot'
import { oneOf, type Parameter, searchChecker, splitCodes, text } from '../kiosk/search'
import { HEALTH_LEVELS, VEHICLE_STATUSES, VEHICLE_TAGS } from '../vehicle/vehicle'

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

/** The names of the sections in their order. */
export function sectionNames<Section extends string>(sections: Sections<Section>): Section[] {
  return Object.keys(sections) as Section[]
}

/**
 * Sections in which the data may hold more than the rules name: their filter offers that too
 * (docs/decisions.md Q10).
 */
const OPEN_SECTIONS: readonly string[] = ['make', 'model', 'year', 'trim']

/** The codes of a section's parameter, parted by commas, without what the section cannot hold. */
export function sectionCodes(section: string, named: readonly string[], value: unknown): string[] {
  if (!OPEN_SECTIONS.includes(section)) return splitCodes(value, named)
  const asked = typeof value === 'string' ? value.split(',') : []
  return [...new Set(asked)].filter((code) => code !== '')
}

/** The filter of a list as its address has it: codes of each section, and whether they act. */
export type SectionSearch<Section extends string> = { [Name in Section]?: string | undefined } & {
  filter?: 'off' | undefined
}

/** What the address of a list says. */
export type ListSearch<Section extends string> = SectionSearch<Section> & {
  q?: string | undefined
  sort?: string | undefined
}

function sectionParameters<Section extends string>(sections: Sections<Section>): Record<Section, Parameter> {
  const parameters = sectionNames(sections).map((name): [Section, Parameter] => [
    name,
    (value) => sectionCodes(name, sections[name], value).join(',') || undefined,
  ])
  return Object.fromEntries(parameters) as Record<Section, Parameter>
}

/** Search parameters of `/1`, which is a fleet's list or a dealer's inventory. */
export const checkVehiclesSearch = searchChecker({
  q: text,
  sort: text,
  filter: oneOf(['off']),
  /** The dealer's lot; without one it follows the choice made elsewhere. */
  lot: oneOf(LOTS),
  ...sectionParameters({ ...FLEET_LIST, ...DEALER_LIST, tags: [...VEHICLE_TAGS, ...DEALER_TAGS] }),
})
export type VehiclesSearch = ReturnType<typeof checkVehiclesSearch>
