import { type DashboardFigures, type DayTiles, dashboardFigures } from '#domain/dashboard/dashboard'
import { LEVEL_SCALE_TOP, type LevelBar, levelBars } from '#domain/dashboard/levelChart'
import { type AnyVehicle, driverNameOf, levelOf } from '#domain/dealer/anyVehicle'
import { levelBuckets } from '#domain/vehicle/levelBuckets'
import type { VehicleScope } from '../../widgets/scope/useVehicleScope'
import { HEALTH_SEARCH, type ListSearch, listOf } from './listSearch'

/** Data of the dashboard's cards for a fleet or a dealer's inventory; null while loading. */
export interface DashboardView {
  figures: DashboardFigures | null
  /** Full names of people with a vehicle. */
  holders: readonly string[]
  tiles: DayTiles | null
  levels: readonly LevelBar[] | null
  /** Labels of the level chart's scale, in vehicles. */
  marks: readonly number[]
  /** The address of the list behind a figure. */
  list: (search: ListSearch) => ListSearch
  health: (typeof HEALTH_SEARCH)[keyof typeof HEALTH_SEARCH]
}

const MARKS = { fleet: [0, 5, 10, LEVEL_SCALE_TOP.fleet], dealer: [0, 10, 20, LEVEL_SCALE_TOP.dealer] }

/** The figures of the vehicles of a scope; null while they are being read. */
export function dashboardView(
  { section, group }: Pick<VehicleScope, 'section' | 'group'>,
  vehicles: readonly AnyVehicle[] | null,
  tiles: DayTiles | null,
): DashboardView {
  return {
    figures: vehicles && dashboardFigures(vehicles),
    holders: vehicles?.flatMap((vehicle) => driverNameOf(vehicle) ?? []) ?? [],
    tiles,
    levels: vehicles && levelBars(levelBuckets(vehicles.map(levelOf)), LEVEL_SCALE_TOP[section]),
    marks: MARKS[section],
    list: listOf(section, group),
    health: HEALTH_SEARCH[section],
  }
}
