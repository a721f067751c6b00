import type { ReportType } from '#domain/reports/report'
import type { ReportEntry } from './useReportEntries'

const MINUTES_A_DAY = 1440

/** The report that was made last, of those that the plan has; the first one where none was made. */
export function newestEntry(
  entries: readonly ReportEntry[],
  isLocked: (type: ReportType) => boolean,
): ReportEntry | null {
  const age = ({ runs }: ReportEntry) =>
    runs[0] ? runs[0].madeDaysAgo * MINUTES_A_DAY - runs[0].madeMinute : Number.POSITIVE_INFINITY
  const open = entries.filter(({ report }) => !isLocked(report.type))
  return open.toSorted((a, b) => age(a) - age(b))[0] ?? null
}
