import { splitCodes } from '#domain/base/search'
import { PLACE_KINDS, type PlaceKind } from '#domain/places/place'
import { filterSearch, parseFilter } from './listAddress'
import type { ListFilter } from './listFilter'
import { DEALER_MAP, type DealerSection, FLEET_MAP, type FleetSection } from './mapFilter'
import { type MapSearch, type MapTab, type MapVariant, type MapView, readView } from './mapSearch'

/** The parsed search parameters of the map, without invalid values. */
export interface MapAddress {
  tab: MapTab
  /** Id of the selected vehicle, place or charger. */
  sel: string | null
  q: string
  fleetFilter: ListFilter<FleetSection>
  dealerFilter: ListFilter<DealerSection>
  kinds: PlaceKind[]
  view: MapView | null
  variant: MapVariant
  /** Whether the list is open beside the map. */
  list: boolean
}

/** Parses the search parameters of `/0`. */
export function readMapAddress(search: MapSearch): MapAddress {
  return {
    tab: search.tab ?? 'vehicles',
    sel: search.sel || null,
    q: search.q ?? '',
    fleetFilter: parseFilter(search, FLEET_MAP),
    dealerFilter: parseFilter(search, DEALER_MAP),
    kinds: splitCodes(search.kinds, PLACE_KINDS),
    view: readView(search.view ?? ''),
    variant: search.variant ?? 'overlay',
    list: search.list === 'open',
  }
}

/** The search parameters for a change; undefined removes one. */
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

/** `zoom/lat/lng`, the usual format of map links, accurate to about a meter and a tenth of a zoom level. */
export function viewText({ center: [lng, lat], zoom }: MapView): string {
  return `${round(zoom, 2)}/${round(lat, 5)}/${round(lng, 5)}`
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
