import { searchChecker } from '../base/search'
import type { WindowDays } from '../trips/score'
import { windowDays } from '../trips/windowSearch'

/** Search parameters of the performance screen: over how many full days its figures are. */
export const checkPerformanceSearch = searchChecker({ days: windowDays })

/** The days when the address names none (docs/rules.md PE-07). */
export const DEFAULT_PERFORMANCE_DAYS: WindowDays = 30
