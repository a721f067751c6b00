import { codes, oneOf, searchChecker, text } from '#domain/base/search'
import type { LngLat } from '#domain/geo/lngLat'
import { PLACE_KINDS } from '#domain/places/place'
import { DEALER_MAP, FLEET_MAP } from './mapFilter'
import { sectionNames } from './sections'

export const MAP_TABS = ['vehicles', 'places', 'charging'] as const
export type MapTab = (typeof MAP_TABS)[number]

/** docs/decisions.md D28; the first is the default and is omitted from the address. */
export const MAP_VARIANTS = ['overlay', 'plain', 'contrast'] as const
export type MapVariant = (typeof MAP_VARIANTS)[number]

export interface MapView {
  center: LngLat
  zoom: number
}

/** Search parameters of `/0`. */
export const checkMapSearch = searchChecker({
  tab: oneOf(MAP_TABS),
  sel: text,
  q: text,
  tags: codes(FLEET_MAP.tags),
  status: codes(FLEET_MAP.status),
  movement: codes(FLEET_MAP.movement),
  lot: codes(DEALER_MAP.lot),
  condition: codes(DEALER_MAP.condition),
  age: codes(DEALER_MAP.age),
  filter: oneOf(['off']),
  kinds: codes(PLACE_KINDS),
  view: (value) => (typeof value === 'string' && readView(value) ? value : undefined),
  variant: oneOf(MAP_VARIANTS),
  list: oneOf(['open']),
  /** The seed of the vehicle movements. */
  seed: text,
})
export type MapSearch = ReturnType<typeof checkMapSearch>

/** Filters of the map; not its view, search text or selection. */
const CHOICES = [...sectionNames(FLEET_MAP), ...sectionNames(DEALER_MAP), 'filter', 'kinds'] as const

/** The filter parameters of a map's address. */
export function mapChoices(search: MapSearch): MapSearch {
  return Object.fromEntries(CHOICES.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))
}

/** Whether an address has no map parameters, as in the navigation's link; any other address means one exact map. */
export function isBareMap(search: MapSearch): boolean {
  const { tab, sel, q, view, variant, list, ...rest } = search
  return [tab, sel, q, view, variant, list, ...Object.values(mapChoices(rest))].every((value) => !value)
}

/** Parses `zoom/lat/lng`; null if it is not a valid position. */
export function readView(view: string): MapView | null {
  const parts = view.split('/')
  const [zoom = Number.NaN, lat = Number.NaN, lng = Number.NaN] = parts.map((part) =>
    part.trim() === '' ? Number.NaN : Number(part),
  )
  const sound = parts.length === 3 && zoom >= 0 && zoom <= 22 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180
  return sound ? { zoom, center: [lng, lat] } : null
}
