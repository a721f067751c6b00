import { type DrivingState, drivingState } from '#domain/vehicle/drivingState'
import {
  countEvents,
  countSafetyEvents,
  eachEvent,
  eventRate,
  type VehicleEvent,
} from '#domain/vehicle/safetyEvents'
import type { WindowDays } from '#domain/vehicle/score'
import type { HealthLevel } from '#domain/vehicle/vehicle'
import { type DrivenDay, scoreOfDays, sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'

/** The events of one vehicle over a window, and the window before. */
export interface EventFigures {
  driving: DrivingState
  /** Counts by type; null for a vehicle without daily figures. */
  counts: Record<VehicleEvent, number> | null
  /** All safety events; null for a vehicle without daily figures. */
  safety: number | null
  distanceMi: number | null
  /** In the window before. */
  previousSafety: number | null
  previousDistanceMi: number | null
  /** Null when nothing was driven. */
  score: number | null
}

const NO_FIGURES: Omit<EventFigures, 'driving'> = {
  counts: null,
  safety: null,
  distanceMi: null,
  previousSafety: null,
  previousDistanceMi: null,
  score: null,
}

/** Figures of one vehicle from its days (docs/rules.md PE-04); distances in miles. */
export function eventFigures(
  health: HealthLevel,
  days: VehicleDays | undefined,
  window: WindowDays,
): EventFigures {
  if (!days) return { ...NO_FIGURES, driving: drivingState(health, null) }
  const distanceMi = sumDays(days, 'distanceMi', window)
  return {
    driving: drivingState(health, distanceMi),
    counts: eachEvent((event) => countEvents(days, event, window)),
    safety: countSafetyEvents(days, window),
    distanceMi,
    previousSafety: countSafetyEvents(days, window, window + 1),
    previousDistanceMi: sumDays(days, 'distanceMi', window, window + 1),
    score: scoreOfDays(drivenDays(days, window)),
  }
}

function drivenDays(days: VehicleDays, window: WindowDays): DrivenDay[] {
  const driven: DrivenDay[] = []
  for (let at = 0; at < window; at++) if ((days.distanceMi[at] ?? 0) > 0) driven.push({ days, at })
  return driven
}

export interface EventTotals {
  vehicles: number
  driven: number
  parked: number
  silent: number
  counts: Record<VehicleEvent, number>
  safety: number
  distanceMi: number
  previousSafety: number
  previousDistanceMi: number
}

/** Sums over the vehicles of a list. */
export function eventTotals(rows: readonly EventFigures[]): EventTotals {
  const of = (figure: 'safety' | 'distanceMi' | 'previousSafety' | 'previousDistanceMi') =>
    rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0)
  const driving = (state: DrivingState) => rows.filter((row) => row.driving === state).length
  return {
    vehicles: rows.length,
    driven: driving('driven'),
    parked: driving('parked'),
    silent: driving('silent'),
    counts: eachEvent((event) => rows.reduce((sum, { counts }) => sum + (counts?.[event] ?? 0), 0)),
    safety: of('safety'),
    distanceMi: of('distanceMi'),
    previousSafety: of('previousSafety'),
    previousDistanceMi: of('previousDistanceMi'),
  }
}

type Compared = Pick<EventFigures, 'safety' | 'distanceMi' | 'previousSafety' | 'previousDistanceMi'>

/** Safety events per 100 miles; null if nothing was driven. */
export function safetyRate({ safety, distanceMi }: Compared): number | null {
  return eventRate(safety ?? 0, distanceMi ?? 0)
}

/** Change of that rate in signed percent; null if either window has no rate or the earlier one is zero. */
export function safetyRateChange(row: Compared): number | null {
  const now = safetyRate(row)
  const before = eventRate(row.previousSafety ?? 0, row.previousDistanceMi ?? 0)
  if (now === null || before === null || before === 0) return null
  return ((now - before) / before) * 100
}
