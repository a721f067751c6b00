import { economyMpg } from '#domain/vehicle/energy'
import type { WindowDays } from '#domain/vehicle/score'
import { sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { type MeasureFacts, measureValue } from './measures'

/** Days per point of the economy charts, so that a window has seven to twelve points (docs/measures.md M24). */
export const ECONOMY_STEP: Record<WindowDays, number> = { 7: 1, 30: 3, 60: 5 }

/** Economy over some days of a window. */
export interface EconomyPoint {
  /** The oldest and the newest of its days; 1 is yesterday. */
  fromDaysAgo: number
  toDaysAgo: number
  /** Miles per gallon or gallon equivalent; null if nothing was consumed. */
  now: number | null
  /** The same number of days one window earlier. */
  before: number | null
}

/** The economy of gas or electric vehicles over a window, the oldest days first (docs/measures.md M24). */
export function economyPoints(
  measure: 'gasEconomy' | 'electricEconomy',
  facts: MeasureFacts,
  days: WindowDays,
): EconomyPoint[] {
  const step = ECONOMY_STEP[days]
  return Array.from({ length: Math.ceil(days / step) }, (_, index) => {
    const oldest = days - index * step
    const newest = Math.max(1, oldest - step + 1)
    const length = oldest - newest + 1
    return {
      fromDaysAgo: oldest,
      toDaysAgo: newest,
      now: measureValue(measure, facts, length, newest - 1),
      before: measureValue(measure, facts, length, days + newest - 1),
    }
  })
}

export interface VehicleValue {
  id: string
  value: number
}

/** Below this distance, the economy tells more about a trip than about the vehicle. */
const LEAST_MILES = 20

/** The vehicles with the best and the lowest economy, miles per gallon or equivalent (docs/measures.md M25). */
export function economyEnds(
  rows: readonly VehicleDays[],
  ev: boolean,
  days: WindowDays,
): { best: VehicleValue; lowest: VehicleValue } | null {
  const values = rows.flatMap((row): VehicleValue[] => {
    if (row.ev !== ev) return []
    const miles = sumDays(row, 'distanceMi', days)
    const value = economyMpg(miles, sumDays(row, 'energy', days), ev)
    return value === null || miles < LEAST_MILES ? [] : [{ id: row.id, value }]
  })
  values.sort((a, b) => b.value - a.value || a.id.localeCompare(b.id))
  const [best, lowest] = [values[0], values.at(-1)]
  return best && lowest && best !== lowest ? { best, lowest } : null
}
