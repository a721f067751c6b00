import { searchChecker } from '../base/search'
import { windowDays } from '../trips/windowSearch'
import type { WindowDays } from '../vehicle/score'

/** Search parameters of the performance screen: over how many full days its figures are. */
export const checkPerformanceSearch = searchChecker({ days: windowDays })

/** The days when the address names none (docs/rules.md PE-07). */
export const DEFAULT_PERFORMANCE_DAYS: WindowDays = 30
