import { searchChecker } from '#domain/base/search'
import { windowDays } from '#domain/trips/windowSearch'
import type { WindowDays } from '#domain/vehicle/score'

/** Search parameters of the performance screen: the number of full days. */
export const checkPerformanceSearch = searchChecker({ days: windowDays })

/** The default number of days (docs/rules.md PE-07). */
export const DEFAULT_PERFORMANCE_DAYS: WindowDays = 30
