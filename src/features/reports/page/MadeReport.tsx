import { useMemo, useState } from 'react'
import { makeDocument } from '#domain/reports/documents/makeDocument'
import type { Report } from '#domain/reports/report'
import { type ReportRun, madeAt as whenMade } from '#domain/reports/reportRun'
import type { FinishedReport } from '../../../data/queries/reportFacts'
import { useFormats } from '../../../i18n/FormatsProvider'
import styles from './MadeReport.module.css'
import { ReportPaper } from './ReportPaper'
import { ReportTools } from './ReportTools'
import { useReportScope } from './useReportScope'
import { orderReport, type ReportSort } from './written/orderReport'
import { useReportWriter } from './written/useReportWriter'

export interface MadeReportProps {
  report: Report
  run: ReportRun
  name: string
  finished: FinishedReport
}

/** A report with its tools: page and files have its lines in the order that somebody chose. */
export function MadeReport({ report, run, name, finished }: MadeReportProps) {
  const { facts, createdBy } = finished
  const { at, dateTime, locale } = useFormats()
  const document = useMemo(() => makeDocument(report.type, run, facts), [report.type, run, facts])
  const write = useReportWriter()
  const scope = useReportScope()(report, document.vehicles)
  const [sort, setSort] = useState<ReportSort>(document.table.sort)
  const madeAt = dateTime(at(whenMade(run)))
  const written = orderReport(write(document, { title: name, scope, madeAt, createdBy }), sort, locale)
  return (
    <div className={styles.report}>
      <ReportTools report={written} />
      <ReportPaper report={written} onSort={setSort} />
    </div>
  )
}
