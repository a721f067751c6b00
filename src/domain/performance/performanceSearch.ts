import { searchChecker } from '#domain/base/search'
import { windowDays } from '#domain/trips/windowSearch'
import type { WindowDays } from '#domain/vehicle/score'

/** Search parameters of the performance screen: over how many full days its figures are. */
export const checkPerformanceSearch = searchChecker({ days: windowDays })

/** The days when the address names none (docs/rules.md PE-07). */
export const DEFAULT_PERFORMANCE_DAYS: WindowDays = 30
