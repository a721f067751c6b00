import { type DeductionKind, meanScore, WINDOWS, type WindowDays } from '../trips/score'

/** How far back daily figures go: sixty days, and sixty more to compare with (docs/decisions.md D23). */
export const HISTORY_DAYS = 120

/**
 * One vehicle's days: entry 0 of every list is yesterday (daysAgo 1), entry 119 the oldest. A day
 * without driving has zeros, no driver and no score. The totals come first: trips, odometer,
 * expenses, behavior rows and scores all agree with them (docs/decisions.md D23).
 */
export interface VehicleDays {
  /** The vehicle's id. */
  id: string
  ev: boolean
  /** Where the odometer stood when the oldest day began, miles. */
  startOdometerMi: number
  driverId: (string | null)[]
  distanceMi: number[]
  /** Ignition on to ignition off, idling included. */
  minutes: number[]
  idleMinutes: number[]
  /** US gallons, or kWh for an electric vehicle. */
  energy: number[]
  hardBraking: number[]
  hardAcceleration: number[]
  /** Times over 80 mph. */
  speedOver80: number[]
  /** Events that a camera saw. */
  camera: number[]
  /** Automatic emergency braking. */
  adasBraking: number[]
  /** Stops of 15 minutes and more with the engine on. */
  excessiveIdling: number[]
  score: (number | null)[]
  /** Points that each reason took off the day's score, one decimal: the mean of the trips by distance. */
  lost: Record<DeductionKind, number[]>
}

/** Lists of whole or decimal numbers that a window sums up. */
export type DayTotal =
  | 'distanceMi'
  | 'minutes'
  | 'idleMinutes'
  | 'energy'
  | 'hardBraking'
  | 'hardAcceleration'
  | 'speedOver80'
  | 'camera'
  | 'adasBraking'
  | 'excessiveIdling'

/** Sum of a figure over `days` days, of which the newest is `from` days ago (1 = yesterday). */
export function sumDays(vehicle: VehicleDays, total: DayTotal, days: number, from = 1): number {
  let sum = 0
  for (const value of vehicle[total].slice(from - 1, from - 1 + days)) sum += value
  return sum
}

/** A driver's score over each window; null where nothing was driven. */
export type DriverScores = Record<WindowDays, number | null>

/** Scores of one driver over 7, 30 and 60 days, whatever vehicle was driven, weighed by distance. */
export function driverScores(vehicles: readonly VehicleDays[], driverId: string): DriverScores {
  const [week, month, sixty] = WINDOWS.map((days) => windowScore(vehicles, driverId, days))
  return { 7: week ?? null, 30: month ?? null, 60: sixty ?? null }
}

function windowScore(vehicles: readonly VehicleDays[], driverId: string, days: WindowDays): number | null {
  return meanScore(
    vehicles.flatMap((vehicle) =>
      vehicle.score
        .slice(0, days)
        .flatMap((score, at) =>
          vehicle.driverId[at] === driverId ? [{ score, distanceMi: vehicle.distanceMi[at] ?? 0 }] : [],
        ),
    ),
  )
}

/** A driver's score of each day of a window, the oldest first; null on days without driving. For a chart. */
export function dailyScores(
  vehicles: readonly VehicleDays[],
  driverId: string,
  days: WindowDays,
): (number | null)[] {
  return Array.from({ length: days }, (_, back) => {
    const at = days - 1 - back
    return meanScore(
      vehicles
        .filter((vehicle) => vehicle.driverId[at] === driverId)
        .map((vehicle) => ({ score: vehicle.score[at] ?? null, distanceMi: vehicle.distanceMi[at] ?? 0 })),
    )
  })
}
