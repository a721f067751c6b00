import { eachEvent, type VehicleEvent } from '#domain/vehicle/safetyEvents'
import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

export interface EventDay {
  /** 1 is yesterday. */
  daysAgo: number
  counts: Record<VehicleEvent, number>
  /** Events of the requested types. */
  total: number
  distanceMi: number
}

/** The days of a window, the newest first (docs/rules.md PE-04). @param types what `total` counts */
export function eventDays(days: VehicleDays, window: WindowDays, types: readonly VehicleEvent[]): EventDay[] {
  return Array.from({ length: window }, (_, at) => {
    const counts = eachEvent((event) => days[event][at] ?? 0)
    return {
      daysAgo: at + 1,
      counts,
      total: types.reduce((sum, type) => sum + counts[type], 0),
      distanceMi: days.distanceMi[at] ?? 0,
    }
  })
}

/** The newest full day on which it was driven, 1 is yesterday; null if there is none in the history. */
export function lastDriven(days: VehicleDays): number | null {
  const at = days.distanceMi.findIndex((miles) => miles > 0)
  return at < 0 ? null : at + 1
}
