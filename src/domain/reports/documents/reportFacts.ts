import type { DayTime } from '#domain/base/demoTime'
import type { HealthLevel } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { Expense } from '../expense'
import type { ReportCode } from './reportDocument'

/** A vehicle of a fleet or of a dealer's inventory, as a report has it. */
export interface ReportVehicle {
  /** `v-N`, or `d-N` in a dealer's inventory. */
  id: string
  label: string
  /** Full name; null without one. */
  driver: string | null
  ev: boolean
  /** Its health now, which says whether it sends data. */
  healthNow: HealthLevel
  /** What it says of itself now, or said at the end of the report's newest day. */
  health: HealthReading
}

/** What a vehicle says of itself. */
export interface HealthReading {
  level: HealthLevel
  findings: readonly ReportCode[]
  /** Percent of fuel or charge. */
  levelPercent: number | null
  /** Percent; null for an electric vehicle. */
  oilLife: number | null
  /** Psi that the worst tire is under its recommendation; 0 and less is fine. */
  tireShortfallPsi: number | null
  /** Percent of the thinnest pad left. */
  brakesPercent: number | null
}

/** A trip of the days whose trips are kept one by one. */
export interface ReportTrip {
  id: string
  vehicleId: string
  /** Full name; null for one who left. */
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
  /** Full name; null for one who left. */
  driver: string | null
}

/** Everything that a report of some type is made from; what its type does not need is empty. */
export interface ReportFacts {
  /** Its vehicles as they are now, by label. */
  vehicles: readonly ReportVehicle[]
  /** Vehicles chosen one by one that are no longer there. */
  gone: number
  /** Daily figures by id; a vehicle that never sent anything or was never driven has none. */
  days: ReadonlyMap<string, VehicleDays>
  /** Names of drivers by id; empty for a dealer, whose drivers have no rows. */
  drivers: ReadonlyMap<string, string>
  /** Of its vehicles, the newest first. */
  trips: readonly ReportTrip[]
  /** Of its vehicles, the newest first. */
  expenses: readonly ReportExpense[]
  /** Whether health is what vehicles say now, or at the end of the newest day of the report. */
  readings: 'now' | 'ofDay'
  /** Whether the account keeps expenses: a dealer's does not. */
  hasExpenses: boolean
}
