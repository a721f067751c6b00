import type { SnapshotCategory } from '#domain/dashboard/dashboard'
import type { SelectedLot } from '../../state/fleet'

/** Sections and codes of the list behind a figure, as its address has them. */
export type ListSearch = Readonly<Record<string, string>>

/** The list of fleet vehicles: the fleet is the header's choice, so the address has the figure's own part only. */
export const fleetList = (search: ListSearch): ListSearch => search

/** Search of the dealer inventory list, narrowed by the selected lot. */
export function inventoryList(lot: SelectedLot): (search: ListSearch) => ListSearch {
  return (search) => (lot === 'all' ? search : { ...search, lot })
}

/** The statuses that a category of the snapshot stands for: two of them have no issue. */
export function statusSearch(category: SnapshotCategory): ListSearch {
  return { status: category === 'noIssues' ? 'connected,valid' : category }
}

/** What each mode's list calls the four parts of the diagnostics bar. */
export const FLEET_HEALTH = {
  high: { health: 'high' },
  medium: { health: 'medium' },
  none: { health: 'noIssues' },
  noData: { health: 'noData' },
} as const
export const INVENTORY_HEALTH = {
  high: { diagnostics: 'lowBattery,lowOil' },
  medium: { diagnostics: 'lowTirePressure,lowFuel' },
  none: { diagnostics: 'none' },
  noData: { diagnostics: 'noData' },
} as const
