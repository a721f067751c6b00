import { searchChecker } from '#domain/base/search'
import { windowDays } from '#domain/trips/windowSearch'
import type { WindowDays } from '#domain/vehicle/score'

/** Search parameters of the dashboard: the window of its behavior summaries. */
export const checkDashboardSearch = searchChecker({ days: windowDays })

/** The default window of the summaries. */
export const DEFAULT_SUMMARY_DAYS: WindowDays = 30
