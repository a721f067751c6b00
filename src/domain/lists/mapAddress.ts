import { splitCodes } from '../kiosk/search'
import { PLACE_KINDS, type PlaceKind } from '../places/place'
import {
  type MapSearch,
  type MapTab,
  type MapVariant,
  type MapView,
  readView,
  SECTION_VALUES,
} from './mapSearch'
import {
  countValues,
  DEALER_SECTIONS,
  type DealerSection,
  FLEET_SECTIONS,
  type FleetSection,
  type VehicleFilter,
} from './vehicleFilter'

/** What the map's address says, checked: what it does not know it leaves out. */
export interface MapAddress {
  tab: MapTab
  /** Id of the chosen vehicle, place or charger. */
  sel: string | null
  q: string
  fleetFilter: VehicleFilter<FleetSection>
  dealerFilter: VehicleFilter<DealerSection>
  kinds: PlaceKind[]
  view: MapView | null
  variant: MapVariant
  /** The list is open beside the map. */
  list: boolean
}

/** What the search parameters of `/0` stand for. */
export function readMapAddress(search: MapSearch): MapAddress {
  return {
    tab: search.tab ?? 'vehicles',
    sel: search.sel || null,
    q: search.q ?? '',
    fleetFilter: readFilter(FLEET_SECTIONS, search),
    dealerFilter: readFilter(DEALER_SECTIONS, search),
    kinds: splitCodes(search.kinds, PLACE_KINDS),
    view: readView(search.view ?? ''),
    variant: search.variant ?? 'overlay',
    list: search.list === 'open',
  }
}

/** The parameters that a change stands for; undefined takes a parameter away. */
export function writeMapAddress(change: Partial<MapAddress>): MapSearch {
  const out: MapSearch = {}
  if (change.tab !== undefined) out.tab = change.tab === 'vehicles' ? undefined : change.tab
  if (change.sel !== undefined) out.sel = change.sel ?? undefined
  if (change.q !== undefined) out.q = change.q || undefined
  if (change.fleetFilter) writeFilter(out, FLEET_SECTIONS, change.fleetFilter)
  if (change.dealerFilter) writeFilter(out, DEALER_SECTIONS, change.dealerFilter)
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

function readFilter<Section extends FleetSection | DealerSection>(
  sections: readonly Section[],
  search: MapSearch,
): VehicleFilter<Section> {
  const values = Object.fromEntries(
    sections.map((name) => [name, splitCodes(search[name], SECTION_VALUES[name])]),
  ) as Record<Section, string[]>
  return { values, filtering: countValues({ values }) > 0 && search.filter !== 'off' }
}

function writeFilter<Section extends FleetSection | DealerSection>(
  out: MapSearch,
  sections: readonly Section[],
  filter: VehicleFilter<Section>,
): void {
  for (const name of sections) out[name] = filter.values[name].join(',') || undefined
  out.filter = countValues(filter) > 0 && !filter.filtering ? 'off' : undefined
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
