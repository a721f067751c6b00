import { type DayTime, daysBeforeNow } from '#domain/base/demoTime'
import type { ReportSchedule } from './report'
import type { ReportClock } from './reportForm'
import { nextRuns } from './reportRun'
import { onCalendar, runDays } from './schedule'

/**
 * The schedule of a copy that is made at `at`: unchanged while it has future runs. One that has ended begins
 * today with the same number of runs or days, and makes at least one report (docs/reports.md R2).
 */
export function copiedSchedule(
  schedule: ReportSchedule,
  at: DayTime,
  { now, timeZone }: ReportClock,
): ReportSchedule {
  const copy = { schedule, pausedOn: null, runsFrom: at, earlierRuns: [] }
  if (nextRuns(copy, now, timeZone, 1).length > 0) return schedule
  const { startDaysAgo, endDaysAgo } = schedule
  const anew = { ...schedule, startDaysAgo: 0, endDaysAgo: null }
  const [first] = runDays(onCalendar(anew, now, timeZone))
  if (endDaysAgo === null || !first) return anew
  return { ...anew, endDaysAgo: Math.min(endDaysAgo - startDaysAgo, daysBeforeNow(now, timeZone, first)) }
}
