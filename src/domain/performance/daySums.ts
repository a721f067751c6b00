import { DEDUCTION_KINDS } from '#domain/vehicle/score'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'

/**
 * Sums over some vehicles for each day: entry 0 is yesterday, as in `VehicleDays`. Every figure of the
 * performance screen is a window of these, so that its cost does not depend on the number of vehicles
 * (docs/measures.md M1).
 */
export interface DaySums {
  /** Vehicles with daily figures. */
  vehicles: number
  /** How many of them were driven on that day. */
  drivenVehicles: Float64Array
  /** Miles. */
  distanceMi: Float64Array
  /** Minutes with the ignition on, including idling. */
  minutes: Float64Array
  idleMinutes: Float64Array
  hardBraking: Float64Array
  hardAcceleration: Float64Array
  roadSpeeding: Float64Array
  speedOver80: Float64Array
  seatbelt: Float64Array
  camera: Float64Array
  excessiveIdling: Float64Array
  /** Points lost by all trips. */
  lostPoints: Float64Array
  /** Miles of vehicles with an engine, and the US gallons that they used. */
  gasMi: Float64Array
  gallons: Float64Array
  /** Miles of electric vehicles, and the kWh that they used. */
  electricMi: Float64Array
  kWh: Float64Array
}

/** Figures that are plain sums of the same list of each vehicle. */
const SUMMED = [
  'distanceMi',
  'minutes',
  'idleMinutes',
  'hardBraking',
  'hardAcceleration',
  'roadSpeeding',
  'speedOver80',
  'seatbelt',
  'camera',
  'excessiveIdling',
] as const satisfies readonly (keyof DaySums & keyof VehicleDays)[]

/** Adds up the days of some vehicles, in miles, minutes, US gallons and kWh (docs/measures.md M1). */
export function daySumsOf(rows: readonly VehicleDays[]): DaySums {
  const sums: DaySums = {
    vehicles: rows.length,
    drivenVehicles: noDays(),
    distanceMi: noDays(),
    minutes: noDays(),
    idleMinutes: noDays(),
    hardBraking: noDays(),
    hardAcceleration: noDays(),
    roadSpeeding: noDays(),
    speedOver80: noDays(),
    seatbelt: noDays(),
    camera: noDays(),
    excessiveIdling: noDays(),
    lostPoints: noDays(),
    gasMi: noDays(),
    gallons: noDays(),
    electricMi: noDays(),
    kWh: noDays(),
  }
  for (const row of rows) {
    for (const figure of SUMMED) addDays(sums[figure], row[figure])
    for (const kind of DEDUCTION_KINDS) addDays(sums.lostPoints, row.lost[kind])
    addDays(row.ev ? sums.electricMi : sums.gasMi, row.distanceMi)
    addDays(row.ev ? sums.kWh : sums.gallons, row.energy)
    for (let at = 0; at < HISTORY_DAYS; at++) {
      if ((row.distanceMi[at] ?? 0) > 0) sums.drivenVehicles[at] = (sums.drivenVehicles[at] ?? 0) + 1
    }
  }
  return sums
}

/** Zeros for each stored day. */
export function noDays(): Float64Array {
  return new Float64Array(HISTORY_DAYS)
}

/** Sum of `days` entries from `from`, the newest; missing entries count as zero. */
export function sumOf(values: Float64Array, days: number, from = 0): number {
  let sum = 0
  const end = Math.min(values.length, from + days)
  for (let at = from; at < end; at++) sum += values[at] ?? 0
  return sum
}

function addDays(into: Float64Array, values: readonly number[]): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) + (values[at] ?? 0)
}
