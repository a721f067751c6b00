import { resolveDayTime } from '#domain/base/demoTime'
import type { Section } from '#domain/base/section'
import type { LockablePart } from '#domain/device/capabilities'
import type { Report } from '#domain/reports/report'
import { isOfGroup, REPORT_NEEDS } from '#domain/reports/report'
import { madeAt, newestRun } from '#domain/reports/reportRun'
import type { FeedItem } from './feed'

const MINUTE_MS = 60_000

export interface ReportItemScope {
  section: Section
  /** Name of the selected fleet or lot, or `all`. */
  group: string
  /** Which parts the plan includes. */
  has: Readonly<Record<LockablePart, boolean>>
}

/**
 * The feed item of the last scheduled report before `now`, which links to it (docs/decisions.md D36). It is
 * derived from the schedules and never stored. Null before the first report.
 */
export function reportItem(
  reports: readonly Report[],
  { section, group, has }: ReportItemScope,
  now: Date,
  timeZone: string,
): FeedItem | null {
  const items = reports.flatMap((report): FeedItem[] => {
    const { id, type, name, schedule } = report
    const needs = REPORT_NEEDS[type]
    if (!schedule || (needs !== null && !has[needs])) return []
    if (!isOfGroup(report, group)) return []
    const run = newestRun(report, now, timeZone)
    if (!run) return []
    const made = resolveDayTime(now, timeZone, madeAt(run)).getTime()
    return [
      {
        id: `report-${id}-${run.number}`,
        section,
        vehicleId: '',
        vehicle: '',
        driverId: null,
        driver: null,
        minutesAgo: Math.max(0, Math.floor((now.getTime() - made) / MINUTE_MS)),
        event: { kind: 'report', reportId: id, run: run.number, type, name },
      },
    ]
  })
  return items.toSorted((a, b) => a.minutesAgo - b.minutesAgo)[0] ?? null
}
