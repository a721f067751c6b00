import type { MapSearch } from '#domain/lists/mapSearch'
import { store } from './store'
import { visitAtom } from './visit'

/** The last filter of the map; while the map is open, the filter is in its address. */
const choicesAtom = visitAtom<MapSearch>({})

export function mapChoicesLeft(): MapSearch {
  return store.get(choicesAtom)
}

export function leaveMapChoices(choices: MapSearch): void {
  store.set(choicesAtom, choices)
}
