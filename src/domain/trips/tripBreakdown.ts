import { type DeductionKind, FULL_SCORE } from './score'
import { countDots, EXCESSIVE_IDLING_MINUTES, type Trip } from './trip'

export interface Deduction {
  kind: DeductionKind
  times: number
  /** Points off the score, 0 and up. */
  deduction: number
  /** Share of the distance over 80 mph; speeding only. */
  percent: number | null
}

/** What is counted and takes nothing away. */
export type CountKind =
  | 'roadSpeeding'
  | 'foodAndDrink'
  | 'cellPhoneUse'
  | 'cameraHardBrake'
  | 'cameraHardAcceleration'
  | 'adasBraking'
  | 'excessiveIdling'
  | 'fixedSpeed'

export interface TripBreakdown {
  /** All three kinds, also those that did not happen. */
  deductions: Deduction[]
  /** Points lost in all: 100 minus them is the score. */
  lost: number
  counts: { kind: CountKind; times: number }[]
}

/**
 * What a trip's score is made of. Camera counts only where a camera was added (docs/decisions.md Q13).
 * @param cameraAdded whether the visitor added the dual camera
 */
export function tripBreakdown(trip: Trip, cameraAdded: boolean): TripBreakdown {
  const { hardBraking, hardAcceleration, speedOver80, camera, adas, other } = trip
  const deductionOf = (
    kind: DeductionKind,
    found: { times: number; deduction: number } | undefined,
  ): Deduction => ({
    kind,
    times: found?.times ?? 0,
    deduction: found?.deduction ?? 0,
    percent: kind === 'speedOver80' ? (speedOver80?.percent ?? 0) : null,
  })
  const deductions = [
    deductionOf('hardBraking', hardBraking),
    deductionOf('hardAcceleration', hardAcceleration),
    deductionOf('speedOver80', speedOver80),
  ]
  const counts: TripBreakdown['counts'] = [
    { kind: 'roadSpeeding', times: countDots(trip, 5, 'roadSpeeding') },
    { kind: 'adasBraking', times: adas?.breaking ?? 0 },
    { kind: 'excessiveIdling', times: other?.excessiveIdling ?? 0 },
    { kind: 'fixedSpeed', times: other?.fixedSpeed ?? 0 },
  ]
  if (cameraAdded && camera) {
    counts.unshift(
      { kind: 'foodAndDrink', times: camera.foodAndDrink },
      { kind: 'cellPhoneUse', times: camera.cellPhoneUse },
      { kind: 'cameraHardBrake', times: camera.hardBrake },
      { kind: 'cameraHardAcceleration', times: camera.hardAcceleration },
    )
  }
  return { deductions, lost: FULL_SCORE - trip.score, counts }
}

/** Whether a stop with the engine on counts as excessive idling (docs/rules.md TR-12). */
export function isExcessiveIdling(minutes: number): boolean {
  return minutes >= EXCESSIVE_IDLING_MINUTES
}
