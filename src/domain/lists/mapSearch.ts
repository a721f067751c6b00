import { CONDITIONS, INVENTORY_AGES } from '../dealer/dealerVehicle'
import { LOTS } from '../dealer/lot'
import { codes, oneOf, searchChecker, text } from '../kiosk/search'
import { PLACE_KINDS } from '../places/place'
import { type LngLat, VEHICLE_STATUSES, VEHICLE_TAGS } from '../vehicle/vehicle'
import type { DealerSection, FleetSection } from './vehicleFilter'

export const MAP_TABS = ['vehicles', 'places', 'charging'] as const
export type MapTab = (typeof MAP_TABS)[number]

/** docs/decisions.md D28; the first is the default, and has no words in the address. */
export const MAP_VARIANTS = ['overlay', 'plain', 'contrast'] as const
export type MapVariant = (typeof MAP_VARIANTS)[number]

export interface MapView {
  center: LngLat
  zoom: number
}

/** Values that each section may hold; others are dropped. */
export const SECTION_VALUES: Record<FleetSection | DealerSection, readonly string[]> = {
  tags: VEHICLE_TAGS,
  status: VEHICLE_STATUSES,
  lot: LOTS,
  condition: CONDITIONS,
  age: INVENTORY_AGES,
}

/** Search parameters of `/0`. */
export const checkMapSearch = searchChecker({
  tab: oneOf(MAP_TABS),
  sel: text,
  q: text,
  tags: codes(SECTION_VALUES.tags),
  status: codes(SECTION_VALUES.status),
  lot: codes(SECTION_VALUES.lot),
  condition: codes(SECTION_VALUES.condition),
  age: codes(SECTION_VALUES.age),
  filter: oneOf(['off']),
  kinds: codes(PLACE_KINDS),
  view: (value) => (typeof value === 'string' && readView(value) ? value : undefined),
  variant: oneOf(MAP_VARIANTS),
  list: oneOf(['open']),
  /** A number that the moves of the vehicles are drawn from. */
  seed: text,
})
export type MapSearch = ReturnType<typeof checkMapSearch>

/** Reads `zoom/lat/lng`; null where that is no place on earth. */
export function readView(view: string): MapView | null {
  const parts = view.split('/')
  const [zoom = Number.NaN, lat = Number.NaN, lng = Number.NaN] = parts.map((part) =>
    part.trim() === '' ? Number.NaN : Number(part),
  )
  const sound = parts.length === 3 && zoom >= 0 && zoom <= 22 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180
  return sound ? { zoom, center: [lng, lat] } : null
}
