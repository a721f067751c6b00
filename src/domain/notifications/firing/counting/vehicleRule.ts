import type { FiringReason } from '../firing'
import type { FiringDays } from './firingFacts'

/** Reports a firing on the day of an entry; the receiver ignores entries before the window. */
export type Fire = (reason: FiringReason, at: number, times?: number) => void

/** A rule's conditions, prepared for evaluation over the days of many vehicles. */
export type VehicleRule = (days: FiringDays, fire: Fire) => void
