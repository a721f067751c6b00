import type { FiringReason } from '../firing'
import type { FiringDays } from './firingFacts'

/** Says that a rule fires on the day of an entry; entries before the window are left out by the listener. */
export type Fire = (reason: FiringReason, at: number, times?: number) => void

/** A rule's conditions, ready to be held against the days of one vehicle after another. */
export type VehicleRule = (days: FiringDays, fire: Fire) => void
