import { type DeductionKind, eachReason, scoreOf, WINDOWS, type WindowDays } from './score'

/** Length of the daily history: sixty days, and sixty more for comparison (docs/decisions.md D23). */
export const HISTORY_DAYS = 120

/** A pass over a posted limit: the limit, and the top speed. */
export type OverLimitPass = [limitMph: number, topMph: number]

/**
 * One vehicle's days: entry 0 of every list is yesterday (daysAgo 1), entry 119 the oldest. A day without
 * driving has zeros and no driver. These totals are authoritative: trips, odometer, expenses, behavior rows
 * and scores all agree with them (docs/decisions.md D23, D24).
 */
export interface VehicleDays {
  /** The vehicle's id: `v-N`, or `d-N` in a dealer's inventory. */
  id: string
  ev: boolean
  /** Odometer at the start of the oldest day, miles. */
  startOdometerMi: number
  /** `u-N`; always null in a dealer's inventory, whose drivers are only names. */
  driverId: (string | null)[]
  distanceMi: number[]
  /** Minutes with the ignition on, including idling. */
  minutes: number[]
  idleMinutes: number[]
  /** US gallons, or kWh for an electric vehicle. */
  energy: number[]
  hardBraking: number[]
  hardAcceleration: number[]
  /** Times 5 mph over the posted limit. */
  roadSpeeding: number[]
  /** Times over 80 mph. */
  speedOver80: number[]
  /** Events that a camera recorded. */
  camera: number[]
  /** Automatic emergency braking. */
  adasBraking: number[]
  /** Stops of 15 minutes or more with the engine on. */
  excessiveIdling: number[]
  /** Points that the day's trips lost for each reason, whole numbers; its score is computed from them. */
  lost: Record<DeductionKind, number[]>
  /** Top speed; 0 on a day without a drive. */
  topSpeedMph: number[]
  /** Top speed of each pass at 50 mph or more, in the day's order. Those over 80 are `speedOver80`. */
  fastPasses: number[][]
  /**
   * Each pass over a posted limit by 2 percent or more, for at least ten seconds, in the day's order. Those
   * by 5 mph or more are `roadSpeeding`; speeds over 80 mph are fast passes instead, as in a score.
   */
  overLimit: OverLimitPass[][]
  /** Minute of the day at which the first drive began; null on a day without one. */
  firstStart: (number | null)[]
  /** Minute of the day at which the last drive ended; null on a day without one. */
  lastEnd: (number | null)[]
  /** Minutes driven with the location masked. */
  maskedMinutes: number[]
  ignitionCycles: number[]
  /** Drives of two minutes or more with an unfastened seat belt. */
  seatbelt: number[]
  /** Percent, the last reading of the day; null for an electric vehicle, or before its first report. */
  oilLife: (number | null)[]
  /** Percent of fuel or charge, the last reading of the day; null before its first report. */
  levelPercent: (number | null)[]
  /** Psi by which the worst tire is below its recommended pressure, the last reading of the day; 0 or less is fine. */
  tireShortfallPsi: (number | null)[]
}

/** Lists of numbers that can be added up over a window. */
export type DayTotal =
  | 'distanceMi'
  | 'minutes'
  | 'idleMinutes'
  | 'energy'
  | 'hardBraking'
  | 'hardAcceleration'
  | 'roadSpeeding'
  | 'speedOver80'
  | 'camera'
  | 'adasBraking'
  | 'excessiveIdling'

/** Sum of a figure over `days` days, of which the newest is `from` days ago (1 = yesterday). */
export function sumDays(vehicle: VehicleDays, total: DayTotal, days: number, from = 1): number {
  const values = vehicle[total]
  const end = Math.min(values.length, from - 1 + days)
  let sum = 0
  for (let at = from - 1; at < end; at += 1) sum += values[at] ?? 0
  return sum
}

/** One day of one vehicle: `at` 0 is yesterday. */
export interface DrivenDay {
  days: VehicleDays
  at: number
}

/** The score of driven days, in any vehicle; null without one (docs/rules.md TR-15). */
export function scoreOfDays(driven: readonly DrivenDay[]): number | null {
  const points = eachReason((kind) =>
    driven.reduce((sum, { days, at }) => sum + (days.lost[kind][at] ?? 0), 0),
  )
  return scoreOf(
    points,
    driven.reduce((sum, { days, at }) => sum + (days.distanceMi[at] ?? 0), 0),
  )
}

/** Number of days behind each point of the score chart, including its own. */
export const ROLLING_DAYS = 7

/** A driver's score over each window; null if nothing was driven. */
export type DriverScores = Record<WindowDays, number | null>

/** Scores of one driver over 7, 30 and 60 days, in any vehicle. */
export function driverScores(vehicles: readonly VehicleDays[], driverId: string): DriverScores {
  const [week, month, sixty] = WINDOWS.map((length) => driverScore(vehicles, driverId, 0, length))
  return { 7: week ?? null, 30: month ?? null, 60: sixty ?? null }
}

/**
 * A driver's score on each day of a window, the oldest first, for a chart: over the seven days up to it,
 * because a single day is too short to tell good driving from luck. Null if nothing was driven on them.
 */
export function rollingScores(
  vehicles: readonly VehicleDays[],
  driverId: string,
  days: WindowDays,
): (number | null)[] {
  return Array.from({ length: days }, (_, back) => {
    const from = days - 1 - back
    return driverScore(vehicles, driverId, from, from + ROLLING_DAYS)
  })
}

/**
 * The scores of all drivers over the last days in one pass, without those who did not drive. The same values
 * as those of `driverScores`.
 */
export function scoresByDriver(
  vehicles: readonly VehicleDays[],
  window: WindowDays,
): ReadonlyMap<string, number | null> {
  const driven = new Map<string, DrivenDay[]>()
  for (const days of vehicles)
    for (const [at, driverId] of days.driverId.slice(0, window).entries()) {
      if (driverId === null) continue
      const before = driven.get(driverId)
      if (before) before.push({ days, at })
      else driven.set(driverId, [{ days, at }])
    }
  return new Map([...driven].map(([driverId, theirs]) => [driverId, scoreOfDays(theirs)]))
}

/** The score of a driver from entry `from` up to but not including `to`. */
function driverScore(
  vehicles: readonly VehicleDays[],
  driverId: string,
  from: number,
  to: number,
): number | null {
  return scoreOfDays(
    vehicles.flatMap((days) =>
      Array.from({ length: to - from }, (_, step) => from + step)
        .filter((at) => days.driverId[at] === driverId)
        .map((at) => ({ days, at })),
    ),
  )
}
