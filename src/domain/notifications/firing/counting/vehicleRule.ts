import type { FiringReason } from '../firing'
import type { FiringDays } from './firingFacts'

/** Reports a firing on the day of an entry; the receiver ignores entries before the window. */
export type Fire = (reason: FiringReason, at: number, times?: number) => void

/** A rule's conditions, prepared for evaluation over the days of many vehicles. */
export type VehicleRule = (days: FiringDays, fire: Fire) => void

/**
 * Sums and conversions are rounded to a thousandth before comparison, so that sums of tenths are exact
 * (docs/firing.md F1).
 */
export const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000
