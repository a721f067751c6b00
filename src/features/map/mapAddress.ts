import { filterSearch, type ListSearch, parseFilter } from '../../domain/lists/listAddress'
import type { ListFilter } from '../../domain/lists/listFilter'
import { DEALER_MAP, type DealerSection, FLEET_MAP, type FleetSection } from '../../domain/lists/mapFilter'
import { PLACE_KINDS, type PlaceKind } from '../../domain/places/place'
import type { LngLat } from '../../domain/vehicle/vehicle'

export const MAP_TABS = ['vehicles', 'places', 'charging'] as const
export type MapTab = (typeof MAP_TABS)[number]

/** docs/decisions.md D28; the first is the default, and has no words in the address. */
export const MAP_VARIANTS = ['overlay', 'plain', 'contrast'] as const
export type MapVariant = (typeof MAP_VARIANTS)[number]

export interface MapView {
  center: LngLat
  zoom: number
}

/** What the map's address says, checked: what it does not know it leaves out. */
export interface MapAddress {
  tab: MapTab
  /** Id of the chosen vehicle, place or charger. */
  sel: string | null
  q: string
  fleetFilter: ListFilter<FleetSection>
  dealerFilter: ListFilter<DealerSection>
  kinds: PlaceKind[]
  view: MapView | null
  variant: MapVariant
  /** The list is open beside the map. */
  list: boolean
}

export type MapSearch = Record<string, string | undefined>

/** Reads the search parameters of `/0`. */
export function readMapAddress(search: Record<string, unknown>): MapAddress {
  return {
    tab: oneOf(MAP_TABS, search.tab) ?? 'vehicles',
    sel: text(search.sel) || null,
    q: text(search.q),
    fleetFilter: parseFilter(search as ListSearch<FleetSection>, FLEET_MAP),
    dealerFilter: parseFilter(search as ListSearch<DealerSection>, DEALER_MAP),
    kinds: listOf(PLACE_KINDS, search.kinds),
    view: readView(text(search.view)),
    variant: oneOf(MAP_VARIANTS, search.variant) ?? 'overlay',
    list: search.list === 'open',
  }
}

/** The parameters that a change stands for; undefined takes a parameter away. */
export function writeMapAddress(change: Partial<MapAddress>): MapSearch {
  const out: MapSearch = {}
  if (change.tab !== undefined) out.tab = change.tab === 'vehicles' ? undefined : change.tab
  if (change.sel !== undefined) out.sel = change.sel ?? undefined
  if (change.q !== undefined) out.q = change.q || undefined
  if (change.fleetFilter) Object.assign(out, filterSearch(change.fleetFilter))
  if (change.dealerFilter) Object.assign(out, filterSearch(change.dealerFilter))
  if (change.kinds) out.kinds = change.kinds.join(',') || undefined
  if (change.view !== undefined) out.view = change.view ? viewText(change.view) : undefined
  if (change.variant !== undefined) out.variant = change.variant === 'overlay' ? undefined : change.variant
  if (change.list !== undefined) out.list = change.list ? 'open' : undefined
  return out
}

/** `zoom/lat/lng`, as map links are commonly written; about a meter and a tenth of a zoom fine. */
export function viewText({ center: [lng, lat], zoom }: MapView): string {
  return `${round(zoom, 2)}/${round(lat, 5)}/${round(lng, 5)}`
}

function readView(view: string): MapView | null {
  const parts = view.split('/')
  const [zoom = Number.NaN, lat = Number.NaN, lng = Number.NaN] = parts.map((part) =>
    part.trim() === '' ? Number.NaN : Number(part),
  )
  const sound = parts.length === 3 && zoom >= 0 && zoom <= 22 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180
  return sound ? { zoom, center: [lng, lat] } : null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function oneOf<Value extends string>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((name) => name === value)
}

function listOf<Value extends string>(known: readonly Value[], value: unknown): Value[] {
  const said = text(value).split(',')
  return [...new Set(said)].flatMap((name) => oneOf(known, name) ?? [])
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
