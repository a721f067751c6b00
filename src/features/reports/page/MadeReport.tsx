import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { remembered } from '#domain/base/remembered'
import { makeDocument } from '#domain/reports/documents/makeDocument'
import type { ReportFacts } from '#domain/reports/documents/reportFacts'
import type { Report, ReportType } from '#domain/reports/report'
import { type ReportRun, madeAt as whenMade } from '#domain/reports/reportRun'
import type { FinishedReport } from '../../../data/queries/reportFacts'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { TAG_LABELS } from '../../../i18n/labels'
import { DEALER_TAG_LABELS, LOT_LABELS } from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import { ReportPaper } from './ReportPaper'
import { ReportTools } from './ReportTools'
import { orderReport, type ReportSort } from './written/orderReport'
import { useReportWriter } from './written/useReportWriter'

export interface MadeReportProps {
  report: Report
  run: ReportRun
  name: string
  finished: FinishedReport
  /** The place of the tools. */
  tools: HTMLElement | null
}

/** Reports that are read in turn are not made again. */
const MOST_DOCUMENTS = 6

const documentOf = remembered(
  (type: ReportType, fromDaysAgo: number, toDaysAgo: number, facts: ReportFacts) =>
    makeDocument(type, { fromDaysAgo, toDaysAgo }, facts),
  MOST_DOCUMENTS,
)

/** A report with its tools; page and files use the chosen order of lines. */
export function MadeReport({ report, run, name, finished, tools }: MadeReportProps) {
  const { facts, createdBy } = finished
  const { at, dateTime, locale } = useFormats()
  const document = documentOf(report.type, run.fromDaysAgo, run.toDaysAgo, facts)
  const write = useReportWriter()
  const scope = useReportScope()(report, document.vehicles)
  const [sort, setSort] = useState<ReportSort>(document.table.sort)
  const madeAt = dateTime(at(whenMade(run)))
  const written = orderReport(write(document, { title: name, scope, madeAt, createdBy }), sort, locale)
  return (
    <>
      {tools && createPortal(<ReportTools report={written} />, tools)}
      <ReportPaper report={written} onSort={setSort} />
    </>
  )
}

const TAGS = { ...TAG_LABELS, ...DEALER_TAG_LABELS }

/** The vehicles of a report as text: "Fleet One, tagged Truck or Services, 9 vehicles". */
function useReportScope(): (report: Report, vehicles: number) => string {
  const { t, i18n } = useLingui()
  const { either } = useFormats()
  return ({ section, fleet, lot, vehicles }, count) => {
    const group =
      section === 'fleet'
        ? fleet === null
          ? t`All Fleets`
          : fleetLabel(fleet, i18n)
        : lot === null
          ? t`All lots`
          : i18n._(LOT_LABELS[lot])
    const how = t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`
    if (vehicles.by === 'tags') {
      const tags = either(vehicles.tags.map((tag) => i18n._(TAGS[tag])))
      return t`${group}, tagged ${tags}, ${how}`
    }
    return vehicles.by === 'manual'
      ? t`${group}, ${plural(count, { one: '# chosen vehicle', other: '# chosen vehicles' })}`
      : t`${group}, ${how}`
  }
}
