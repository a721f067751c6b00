import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { Measure, MeasureFacts } from '../measures'
import type { RankedScore } from '../rankedScores'

/** A driver, and how many days ago the coaching began. */
export interface CoachedDriver {
  driverId: string
  coachedDaysAgo: number
}

/** Input for finding the headlines of a scope. */
export interface HeadlineFacts {
  days: WindowDays
  facts: MeasureFacts
  /** Vehicles of the scope. */
  rows: readonly VehicleDays[]
  /** Every vehicle, because a driver may drive one of another fleet. */
  allRows: readonly VehicleDays[]
  /** Drivers of the scope. */
  coached: readonly CoachedDriver[]
  /** Days with a storm, 1 is yesterday. */
  stormDaysAgo: readonly number[]
  scores: readonly RankedScore[]
}

/** A driver before and after coaching. */
export interface DriverChange {
  driverId: string
  /** Hard braking per 100 miles. */
  before: number
  after: number
  /** Score of the whole window, and its change from the window before. */
  score: number
  change: number | null
}

/** A headline of a window's figures (docs/measures.md M29). */
export type Headline =
  | {
      kind: 'coaching'
      coachedDaysAgo: number
      /** Hard braking per 100 miles. */
      before: number
      after: number
      /** Percent, negative. */
      change: number
      best: DriverChange | null
    }
  | {
      kind: 'storm'
      fromDaysAgo: number
      toDaysAgo: number
      /** Miles per gallon on these days and on the others. */
      economy: number
      otherwise: number
      /** Percent, negative. */
      change: number
      /** Average number of vehicles driven on a day. */
      driven: number
      drivenOtherwise: number
    }
  | {
      kind: 'lateCharge'
      vehicleId: string
      /** Days that ended below the limit. */
      times: number
      /** Percent. */
      lowest: number
    }
  | { kind: 'idler'; vehicleId: string; share: number; otherwise: number; idleMinutes: number }
  | { kind: 'improved'; driverId: string; score: number; change: number }
  | { kind: 'change'; measure: Measure; now: number; before: number; change: number }
  | { kind: 'steady'; score: number }

/** Looks for one kind of headline; null if it does not apply. */
export type HeadlineFinder = (facts: HeadlineFacts) => Headline | null
