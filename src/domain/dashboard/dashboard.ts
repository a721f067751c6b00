import { healthLevelOf, isCheckedOut } from '#domain/dealer/anyVehicle'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { KWH_PER_GALLON } from '#domain/vehicle/energy'
import type { HealthLevel, Vehicle, VehicleStatus } from '#domain/vehicle/vehicle'
import { sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'

/** Categories of the snapshot donut (docs/rules.md DA-07), in the order of the legend. */
export const SNAPSHOT_CATEGORIES = [
  'noIssues',
  'nonConnected',
  'configurationError',
  'pendingConfiguration',
  'waitingForIgnition',
] as const
export type SnapshotCategory = (typeof SNAPSHOT_CATEGORIES)[number]

/** Color names; their values are design tokens. */
export type SnapshotColor = 'good' | 'unknown' | 'bad' | 'warning' | 'brand'

export const SNAPSHOT_COLORS: Record<SnapshotCategory, SnapshotColor> = {
  noIssues: 'good',
  nonConnected: 'unknown',
  configurationError: 'bad',
  pendingConfiguration: 'warning',
  waitingForIgnition: 'brand',
}

export interface SnapshotPart {
  value: number
  color: SnapshotColor
}

/** The dashboard's figures (docs/rules.md DD-00), for fleets and for dealers. */
export interface DashboardFigures {
  vehicleCount: number
  snapshotBreakdown: Record<SnapshotCategory, SnapshotPart>
  /** Vehicles with an issue, high or medium. */
  diagnosticIssues: number
  diagnosticIssuesHigh: number
  diagnosticIssuesMed: number
  /** Vehicles that report and have no issue (docs/decisions.md D34). */
  withoutIssues: number
  /** Vehicles that report nothing (docs/decisions.md D34). */
  withoutData: number
  checkedOutVehicles: number
}

/** The figures of the vehicles of the selected fleet or lot. */
export function dashboardFigures(vehicles: readonly (Vehicle | DealerVehicle)[]): DashboardFigures {
  const levels = vehicles.map(healthLevelOf)
  const withHealth = (level: HealthLevel) => levels.filter((one) => one === level).length
  const high = withHealth('high')
  const medium = withHealth('medium')
  const part = (category: SnapshotCategory): SnapshotPart => ({
    value: vehicles.filter(({ status }) => categoryOf(status) === category).length,
    color: SNAPSHOT_COLORS[category],
  })
  return {
    vehicleCount: vehicles.length,
    snapshotBreakdown: {
      noIssues: part('noIssues'),
      nonConnected: part('nonConnected'),
      configurationError: part('configurationError'),
      pendingConfiguration: part('pendingConfiguration'),
      waitingForIgnition: part('waitingForIgnition'),
    },
    diagnosticIssues: high + medium,
    diagnosticIssuesHigh: high,
    diagnosticIssuesMed: medium,
    withoutIssues: withHealth('noIssues'),
    withoutData: withHealth('noData'),
    checkedOutVehicles: vehicles.filter(isCheckedOut).length,
  }
}

/** The category of a connection status: connected and valid have no issue, each other status has its own category. */
export function categoryOf(status: VehicleStatus): SnapshotCategory {
  return status === 'connected' || status === 'valid' ? 'noIssues' : status
}

/** Days that the distance and fuel tiles add up, whichever window is chosen (docs/decisions.md Q21). */
export const TILE_DAYS = 7

export interface TileDay {
  /** 1 is yesterday. */
  daysAgo: number
  distanceMi: number
  gallons: number
  kWh: number
}

export interface DayTiles {
  distanceMi: number
  gallons: number
  kWh: number
  /** The oldest first. */
  days: TileDay[]
  /** The day with the longest distance, the newer one in a tie; null if nothing was driven. */
  busiest: TileDay | null
}

/** The 7-day distance and fuel tiles for fleet vehicles. */
export function dayTiles(vehicles: readonly VehicleDays[]): DayTiles {
  const sum = (of: 'distanceMi' | 'energy', ev: boolean | null, daysAgo: number): number =>
    vehicles
      .filter((vehicle) => ev === null || vehicle.ev === ev)
      .reduce((total, vehicle) => total + sumDays(vehicle, of, 1, daysAgo), 0)
  return tilesOf((daysAgo) => ({
    daysAgo,
    distanceMi: sum('distanceMi', null, daysAgo),
    gallons: sum('energy', false, daysAgo),
    kWh: sum('energy', true, daysAgo),
  }))
}

type TileTrip = Pick<DealerTrip, 'vehicleId' | 'ended' | 'distanceMi' | 'fuelEconomyMpg'>

/**
 * The same tiles for inventory vehicles. Dealers have trips but no daily figures: the fuel of a trip
 * is its distance divided by its economy, converted to energy for an electric vehicle.
 */
export function inventoryDayTiles(
  stock: readonly { id: string; details: { ev: boolean } }[],
  trips: readonly TileTrip[],
): DayTiles {
  const evOf = new Map(stock.map(({ id, details }) => [id, details.ev]))
  return tilesOf((daysAgo) => {
    const day: TileDay = { daysAgo, distanceMi: 0, gallons: 0, kWh: 0 }
    for (const { vehicleId, ended, distanceMi, fuelEconomyMpg } of trips) {
      const ev = evOf.get(vehicleId)
      if (ev === undefined || !('daysAgo' in ended) || ended.daysAgo !== daysAgo) continue
      day.distanceMi += distanceMi
      if (ev) day.kWh += (distanceMi * KWH_PER_GALLON) / fuelEconomyMpg
      else day.gallons += distanceMi / fuelEconomyMpg
    }
    return day
  })
}

function tilesOf(dayOf: (daysAgo: number) => TileDay): DayTiles {
  const days = Array.from({ length: TILE_DAYS }, (_, at) => dayOf(TILE_DAYS - at))
  const total = (of: 'distanceMi' | 'gallons' | 'kWh') => days.reduce((all, day) => all + day[of], 0)
  const longest = Math.max(0, ...days.map(({ distanceMi }) => distanceMi))
  return {
    distanceMi: total('distanceMi'),
    gallons: total('gallons'),
    kWh: total('kWh'),
    days,
    busiest: longest > 0 ? (days.findLast(({ distanceMi }) => distanceMi === longest) ?? null) : null,
  }
}

/** Number on the recall tile, whichever fleet or lot is chosen (docs/rules.md DA-11). */
export const RECALL_TILE = 2
