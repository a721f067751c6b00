import { useAtomValue } from 'jotai/react'
import { store } from './store'
import { visitAtom } from './visit'

/** The vehicle that the map's panel is about, with its place in the set it was chosen from. */
export interface CurrentVehicle {
  /** Null: none was chosen in this visit. */
  id: string | null
  /** From 0; -1 while none is chosen, or for one that is not in the set. */
  index: number
  panelVisible: boolean
}

export const NO_VEHICLE: CurrentVehicle = { id: null, index: -1, panelVisible: false }

const currentAtom = visitAtom<CurrentVehicle>(NO_VEHICLE)
/** Which tab of the map's filter was open last; it is kept when the map is left (docs/rules.md MA-12). */
const filterTabAtom = visitAtom(0)

export function useCurrentVehicle(): CurrentVehicle {
  return useAtomValue(currentAtom, { store })
}

export function currentVehicle(): CurrentVehicle {
  return store.get(currentAtom)
}

/** Sets the vehicle together with its index in `ids`, and shows its panel. */
export function setCurrentVehicle(id: string, ids: readonly string[]): void {
  const next = { id, index: ids.indexOf(id), panelVisible: true }
  const before = store.get(currentAtom)
  if (before.id !== next.id || before.index !== next.index || !before.panelVisible)
    store.set(currentAtom, next)
}

/** Hides the panel; the vehicle stays the current one. */
export function hideVehiclePanel(): void {
  const before = store.get(currentAtom)
  if (before.panelVisible) store.set(currentAtom, { ...before, panelVisible: false })
}

/** What a tap on a vehicle chooses: itself, or nothing where its panel is open already. */
export function selectionAfterTap(current: CurrentVehicle, id: string): string | null {
  return current.panelVisible && current.id === id ? null : id
}

/** The vehicle before (-1) or after (1) the one of this index, round and round; null in an empty set. */
export function neighbor(ids: readonly string[], index: number, step: -1 | 1): string | null {
  if (ids.length === 0) return null
  const from = index < 0 ? (step === 1 ? -1 : 0) : index
  return ids[(from + step + ids.length) % ids.length] ?? null
}

export function useFilterTab(): number {
  return useAtomValue(filterTabAtom, { store })
}

export function setFilterTab(index: number): void {
  store.set(filterTabAtom, index)
}
