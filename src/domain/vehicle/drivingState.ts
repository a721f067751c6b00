import type { HealthLevel } from './vehicle'

/** Driven in some span, not driven, or not known because the vehicle sends nothing (docs/rules.md PE-04). */
export const DRIVING_STATES = ['driven', 'parked', 'silent'] as const
export type DrivingState = (typeof DRIVING_STATES)[number]

/**
 * What every list, summary and report means by "driven", "not driven" and "sends no data" (docs/decisions.md D34): a
 * vehicle that reports and has no distance was not driven, also where no daily figures of it are kept.
 * @param distanceMi miles of the span; null where none are known
 */
export function drivingState(health: HealthLevel, distanceMi: number | null): DrivingState {
  if ((distanceMi ?? 0) > 0) return 'driven'
  return health === 'noData' ? 'silent' : 'parked'
}
