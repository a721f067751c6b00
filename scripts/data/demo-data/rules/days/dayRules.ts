import type { CrossRule } from '../rule'
import { DRIVEN_DAY_RULES } from './driven'
import { DAY_TRIP_RULES } from './fromTrips'
import { DAY_READING_RULES } from './readings'

/** What the daily rows must say, but for the passes of kept trips (passes.ts). */
export const DAY_RULES: readonly CrossRule[] = [...DRIVEN_DAY_RULES, ...DAY_TRIP_RULES, ...DAY_READING_RULES]
