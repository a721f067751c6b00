import { searchChecker } from '#domain/base/search'
import { windowDays } from '#domain/trips/windowSearch'
import type { WindowDays } from '#domain/vehicle/score'

/** Search parameters of the dashboard: the days of its behavior summaries. */
export const checkDashboardSearch = searchChecker({ days: windowDays })

/** The days that the summaries show when the address names none. */
export const DEFAULT_SUMMARY_DAYS: WindowDays = 30
