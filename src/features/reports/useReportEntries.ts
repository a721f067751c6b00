import { useMemo } from 'react'
import type { CalendarDay } from '#domain/base/demoTime'
import { type Live, mapLive } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import type { Report } from '#domain/reports/report'
import { nextRuns, type ReportRun, reportRuns } from '#domain/reports/reportRun'
import { useReports } from '../../data/queries/reports'
import { useFormats } from '../../i18n/useFormats'
import { useDemoNow } from '../../state/demoClock'

/** A report with its runs on today's calendar. */
export interface ReportEntry {
  report: Report
  /** The newest first; empty before the first is due. */
  runs: readonly ReportRun[]
  /** Null without a future run. */
  next: CalendarDay | null
}

/** The reports of a section with their runs until the demo's current time (docs/decisions.md D36). */
export function useReportEntries(section: Section): Live<ReportEntry[]> {
  const live = useReports(section)
  const now = useDemoNow()
  const { timeZone } = useFormats()
  return useMemo(
    () =>
      mapLive(live, (reports) =>
        reports.map((report) => ({
          report,
          runs: reportRuns(report, now, timeZone),
          next: nextRuns(report, now, timeZone, 1)[0] ?? null,
        })),
      ),
    [live, now, timeZone],
  )
}
