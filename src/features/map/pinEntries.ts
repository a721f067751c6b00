import type { Region } from '#domain/base/locale'
import { textMatcher } from '#domain/lists/textSearch'
import type { Charger } from '#domain/places/charger'
import type { Place, PlaceKind } from '#domain/places/place'
import { ICONS } from '../../ui/icons/icons'
import type { MapEntry } from './mapEntry'

/** As on the pins of the map. */
const KIND_ICONS: Record<PlaceKind, string> = {
  depot: ICONS.house,
  dealer: ICONS.store,
  customer: ICONS.users,
  fuel: ICONS.fuel,
}

/** Places of the chosen kinds (all without any) in which the search occurs. */
export function placeEntries(
  places: readonly Place[],
  region: Region,
  kinds: readonly PlaceKind[],
  query: string,
): (MapEntry & { kind: PlaceKind })[] {
  const matches = textMatcher(query)
  return places
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .filter(({ name, address, phone }) => matches([name[region], address[region], phone[region]].join(' ')))
    .map(({ id, kind, name, address, position }) => ({
      id,
      kind,
      label: name[region],
      detail: address[region],
      picture: { icon: KIND_ICONS[kind] },
      position: position[region],
      unplaced: null,
    }))
}

/** Charging stations in which the search occurs. */
export function chargerEntries(
  chargers: readonly Charger[],
  region: Region,
  query: string,
): (MapEntry & { clickable: boolean })[] {
  const matches = textMatcher(query)
  return chargers
    .filter(({ brand, name, location }) => matches([brand, name[region], location[region]].join(' ')))
    .map(({ id, clickable, name, location, map }) => ({
      id,
      clickable,
      label: name[region],
      detail: location[region],
      picture: { icon: ICONS.zap },
      position: map[region].position,
      unplaced: null,
    }))
}
