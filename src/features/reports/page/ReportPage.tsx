import { useDeferredValue } from 'react'
import type { Report } from '#domain/reports/report'
import type { ReportRun } from '#domain/reports/reportRun'
import { useReportFacts } from '../../../data/queries/reportFacts'
import { useRegion } from '../../../state/region'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { useReportName } from '../../../widgets/reports/useReportName'
import { ReportNotFound } from '../ReportNotFound'
import { MadeReport } from './MadeReport'
import { MakingReport } from './MakingReport'

export interface ReportPageProps {
  report: Report
  run: ReportRun
  /** The place of its tools, in the bar above it. */
  tools: HTMLElement | null
}

/** A finished report: to read, to print and to save (docs/rules.md RE-05). */
export function ReportPage({ report, run, tools }: ReportPageProps) {
  const name = useReportName()(report)
  // Facts arrive at any time: what they are written into waits for a press.
  const live = useDeferredValue(useReportFacts(report, run, useRegion()))
  return (
    <Gate
      live={live}
      loading={<MakingReport name={name} />}
      missing={<ReportNotFound />}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
    >
      {(finished) => <MadeReport report={report} run={run} name={name} finished={finished} tools={tools} />}
    </Gate>
  )
}
