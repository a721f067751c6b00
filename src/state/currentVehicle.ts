import { useAtomValue } from 'jotai/react'
import { store } from './store'
import { visitAtom } from './visit'

/** The vehicle in the map's panel, with its index in the list from which it was selected. */
export interface CurrentVehicle {
  /** Null: none was selected in this visit. */
  id: string | null
  /** From 0; -1 without a selection, or for a vehicle that is not in the list. */
  index: number
  panelVisible: boolean
}

export const NO_VEHICLE: CurrentVehicle = { id: null, index: -1, panelVisible: false }

const currentAtom = visitAtom<CurrentVehicle>(NO_VEHICLE)
/** The last open tab of the map's filter, kept when the map is left (docs/rules.md MA-12). */
const filterTabAtom = visitAtom(0)

export function useCurrentVehicle(): CurrentVehicle {
  return useAtomValue(currentAtom, { store })
}

export function currentVehicle(): CurrentVehicle {
  return store.get(currentAtom)
}

/** Sets the vehicle with its index in `ids`, and shows its panel. */
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

/** The selection after a tap on a vehicle: that vehicle, or none if its panel is already open. */
export function selectionAfterTap(current: CurrentVehicle, id: string): string | null {
  return current.panelVisible && current.id === id ? null : id
}

/** The previous (-1) or next (1) vehicle of an index, wrapping around; null in an empty list. */
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
