import { searchChecker } from '../base/search'
import type { WindowDays } from '../trips/score'
import { windowDays } from '../trips/windowSearch'

/** Search parameters of the dashboard: the days of its behavior summaries. */
export const checkDashboardSearch = searchChecker({ days: windowDays })

/** The days that the summaries show when the address names none. */
export const DEFAULT_SUMMARY_DAYS: WindowDays = 30
