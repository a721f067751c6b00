import type { Report } from '../../../domain/reports/report'
import type { ReportRun } from '../../../domain/reports/reportRun'
import { surface } from '../../../ui/display/surface'
import { useReportName } from '../../../widgets/reports/useReportName'

export interface ReportPageProps {
  report: Report
  run: ReportRun
}

/** A finished report. */
export function ReportPage({ report }: ReportPageProps) {
  const name = useReportName()(report)
  return (
    <article className={surface()}>
      <h2>{name}</h2>
    </article>
  )
}
