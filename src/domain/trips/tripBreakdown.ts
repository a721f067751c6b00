import { DEDUCTION_KINDS, type DeductionKind, FULL_SCORE } from '#domain/vehicle/score'
import { type DotSubtype, EXCESSIVE_IDLING_MINUTES, type Trip } from './trip'

export interface Deduction {
  kind: DeductionKind
  times: number
  /** How many of them share a dot with other events. */
  grouped: number
  /** Points off the score, 0 and up. */
  deduction: number
  /** Share of the distance over 80 mph; only for speeding. */
  percent: number | null
}

/** Kinds that are counted without affecting the score. */
export type CountKind =
  | 'foodAndDrink'
  | 'cellPhoneUse'
  | 'cameraHardBrake'
  | 'cameraHardAcceleration'
  | 'adasBraking'
  | 'excessiveIdling'
  | 'fixedSpeed'

export interface TripBreakdown {
  /** All kinds, even without an event. */
  deductions: Deduction[]
  /** Total points lost: the score is 100 minus this. */
  lost: number
  counts: { kind: CountKind; times: number }[]
}

/** The title of each kind in a grouped dot (docs/rules.md TR-11). */
const SUBTYPES: Partial<Record<DeductionKind, DotSubtype>> = {
  hardBraking: 'hardBrake',
  hardAcceleration: 'hardAcceleration',
  roadSpeeding: 'roadSpeeding',
}

/**
 * The parts of a trip's score. Camera counts only if a camera was added (docs/decisions.md Q13).
 * @param cameraAdded whether the visitor added the dual camera
 */
export function tripBreakdown(trip: Trip, cameraAdded: boolean): TripBreakdown {
  const { camera, adas, other } = trip
  const deductions = DEDUCTION_KINDS.map((kind) => ({
    kind,
    times: trip[kind]?.times ?? 0,
    grouped: groupedOf(trip, SUBTYPES[kind]),
    deduction: trip[kind]?.deduction ?? 0,
    percent: kind === 'speedOver80' ? (trip.speedOver80?.percent ?? 0) : null,
  }))
  const counts: TripBreakdown['counts'] = [
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

function groupedOf({ dots }: Pick<Trip, 'dots'>, subtype: DotSubtype | undefined): number {
  return subtype === undefined ? 0 : dots.filter(({ subtypes }) => subtypes?.includes(subtype)).length
}

/** Whether a stop with the engine on counts as excessive idling (docs/rules.md TR-12). */
export function isExcessiveIdling(minutes: number): boolean {
  return minutes >= EXCESSIVE_IDLING_MINUTES
}
