import { useLingui } from '@lingui/react/macro'
import { REPORT_NEEDS, type Report } from '#domain/reports/report'
import type { ReportRun } from '#domain/reports/reportRun'
import { useReportFacts } from '../../../data/queries/reportFacts'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { useReportName } from '../../../widgets/reports/useReportName'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
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
  const { t } = useLingui()
  const name = useReportName()(report)
  const needs = REPORT_NEEDS[report.type]
  const can = useCapabilities()
  if (needs !== null && !can[needs])
    return (
      <LockedScreen title={name}>
        {t`Upgrade to get this report from the data your vehicles already send.`}
      </LockedScreen>
    )
  return <OpenReport key={`${report.id} ${run.number}`} report={report} run={run} name={name} tools={tools} />
}

function OpenReport({ report, run, name, tools }: ReportPageProps & { name: string }) {
  const live = useReportFacts(report, run, useRegion())
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
