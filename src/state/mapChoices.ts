import type { MapSearch } from '#domain/lists/mapSearch'
import { store } from './store'
import { visitAtom } from './visit'

/** The filter of the map as it was left; while the map is open, its address is the home of it. */
const choicesAtom = visitAtom<MapSearch>({})

export function mapChoicesLeft(): MapSearch {
  return store.get(choicesAtom)
}

export function leaveMapChoices(choices: MapSearch): void {
  store.set(choicesAtom, choices)
}
