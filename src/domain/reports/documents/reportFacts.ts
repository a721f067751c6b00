import type { DayTime } from '#domain/base/demoTime'
import type { HealthLevel } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { Expense } from '../expense'
import type { ReportCode } from './reportDocument'

/** A vehicle of a fleet or of a dealer's inventory, as in a report. */
export interface ReportVehicle {
  /** `v-N`, or `d-N` in a dealer's inventory. */
  id: string
  label: string
  /** Full name; null without one. */
  driver: string | null
  ev: boolean
  /** Its current health, which also tells whether it sends data. */
  healthNow: HealthLevel
  /** Its current reading, or that at the end of the report's newest day. */
  health: HealthReading
}

export interface HealthReading {
  level: HealthLevel
  findings: readonly ReportCode[]
  /** Percent of fuel or charge. */
  levelPercent: number | null
  /** Percent; null for an electric vehicle. */
  oilLife: number | null
  /** Psi by which the worst tire is below its recommended pressure; 0 or less is fine. */
  tireShortfallPsi: number | null
  /** Percent of the thinnest brake pad. */
  brakesPercent: number | null
}

/** A trip of the days whose trips are stored individually. */
export interface ReportTrip {
  id: string
  vehicleId: string
  /** Full name; null for a driver who left. */
  driver: string | null
  daysAgo: number
  started: DayTime
  from: string
  to: string
  /** Miles. */
  distanceMi: number
  minutes: number
  idleMinutes: number
  score: number
}

/** An expense with the names of its region and people. */
export interface ReportExpense {
  expense: Expense
  merchant: string
  /** Full name; null for a driver who left. */
  driver: string | null
}

/** Input for a report; what its type does not need is empty. */
export interface ReportFacts {
  /** Its vehicles in their current state, sorted by label. */
  vehicles: readonly ReportVehicle[]
  /** Number of individually chosen vehicles that no longer exist. */
  gone: number
  /** Daily figures by id; missing for a vehicle that never reported or was never driven. */
  days: ReadonlyMap<string, VehicleDays>
  /** Names of drivers by id; empty for a dealer, whose drivers have no rows. */
  drivers: ReadonlyMap<string, string>
  /** Of its vehicles, the newest first. */
  trips: readonly ReportTrip[]
  /** Of its vehicles, the newest first. */
  expenses: readonly ReportExpense[]
  /** Whether health is current, or that at the end of the newest day of the report. */
  readings: 'now' | 'ofDay'
  /** Whether the account has expenses; a dealer's does not. */
  hasExpenses: boolean
}
