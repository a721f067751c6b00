import type { HealthLevel } from './vehicle'

/** Driven in a span, not driven, or unknown because the vehicle does not report (docs/rules.md PE-04). */
export const DRIVING_STATES = ['driven', 'parked', 'silent'] as const
export type DrivingState = (typeof DRIVING_STATES)[number]

/**
 * The meaning of "driven", "not driven" and "sends no data" in every list, summary and report
 * (docs/decisions.md D34): a vehicle that reports and has no distance was not driven, even if it has no daily
 * figures.
 * @param distanceMi miles of the span; null if unknown
 */
export function drivingState(health: HealthLevel, distanceMi: number | null): DrivingState {
  if ((distanceMi ?? 0) > 0) return 'driven'
  return health === 'noData' ? 'silent' : 'parked'
}
