import type { DashboardFigures, DayTiles } from '#domain/dashboard/dashboard'
import type { LevelBar } from '#domain/dashboard/levelChart'
import type { FLEET_HEALTH, INVENTORY_HEALTH, ListSearch } from './listSearch'

/** What the cards of the dashboard show of a fleet or a dealer's inventory; null while loading. */
export interface DashboardView {
  figures: DashboardFigures | null
  /** Full names of those who have a vehicle. */
  holders: readonly string[]
  tiles: DayTiles | null
  levels: readonly LevelBar[] | null
  /** Marks of the level chart's scale, in vehicles. */
  marks: readonly number[]
  /** The address of the list behind a figure. */
  list: (search: ListSearch) => ListSearch
  health: typeof FLEET_HEALTH | typeof INVENTORY_HEALTH
}
