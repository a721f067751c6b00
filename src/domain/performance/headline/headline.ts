import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { Measure, MeasureFacts } from '../measures'
import type { RankedScore } from '../rankedScores'

/** A driver who is coached since so many days ago. */
export interface CoachedDriver {
  driverId: string
  coachedDaysAgo: number
}

/** What the sentences of a scope are looked for in. */
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

/** One driver before and after. */
export interface DriverTurn {
  driverId: string
  /** Hard braking per 100 miles. */
  before: number
  after: number
  /** Score of the whole window, and its change against the window before. */
  score: number
  change: number | null
}

/** A story that the figures of a window tell (docs/measures.md M29). */
export type Headline =
  | {
      kind: 'coaching'
      coachedDaysAgo: number
      /** Hard braking per 100 miles. */
      before: number
      after: number
      /** Percent, negative. */
      change: number
      best: DriverTurn | null
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
      /** Vehicles driven on a mean day. */
      driven: number
      drivenOtherwise: number
    }
  | {
      kind: 'lateCharge'
      vehicleId: string
      /** Days that ended under the limit. */
      times: number
      /** Percent. */
      lowest: number
    }
  | { kind: 'idler'; vehicleId: string; share: number; otherwise: number; idleMinutes: number }
  | { kind: 'improved'; driverId: string; score: number; change: number }
  | { kind: 'change'; measure: Measure; now: number; before: number; change: number }
  | { kind: 'steady'; score: number }

/** Looks for one story; null where it is not true. */
export type HeadlineFinder = (facts: HeadlineFacts) => Headline | null
