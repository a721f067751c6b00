import { lazy, Suspense } from 'react'
import type { ReportsSearch } from '../../domain/reports/reportSearch'
import { useIsWide } from '../../state/useIsWide'
import { surface } from '../../ui/display/surface'
import { Gate } from '../../ui/feedback/Gate'
import { LoadingState } from '../../ui/feedback/LoadingState'
import { useFeedSection } from '../../widgets/notifications/unread/useFeedSection'
import { ReportList } from './list/ReportList'
import { ReportNotFound } from './ReportNotFound'
import styles from './ReportsScreen.module.css'
import { type ReportEntry, useReportEntries } from './useReportEntries'

/** A finished report comes with what draws it. */
const ReportPage = lazy(() => import('./page/ReportPage').then((part) => ({ default: part.ReportPage })))

export interface ReportsScreenProps {
  search: ReportsSearch
  /** Changes some search parameters; undefined takes one away. A `step` can be gone back from. */
  onSearch: (change: ReportsSearch, how?: 'step' | 'rewrite') => void
}

/** All reports, and beside them the one that is open: without one in the address, the newest. */
export function ReportsScreen({ search }: ReportsScreenProps) {
  const wide = useIsWide()
  const live = useReportEntries(useFeedSection())
  return (
    <Gate live={live} frame={(problem) => <section className={surface()}>{problem}</section>}>
      {(entries) => {
        const entry = openEntry(entries, search, wide)
        const page = entry ? <OpenReport entry={entry} run={search.run} /> : null
        const main = search.report !== undefined && !entry ? <ReportNotFound /> : page
        if (!wide && search.report !== undefined) return main
        return (
          <div className={styles.columns}>
            <ReportList entries={entries} openId={entry?.report.id ?? null} />
            {wide && <div className={styles.main}>{main}</div>}
          </div>
        )
      }}
    </Gate>
  )
}

function openEntry(entries: readonly ReportEntry[], { report }: ReportsSearch, wide: boolean) {
  if (report !== undefined) return entries.find((entry) => entry.report.id === report)
  if (!wide) return undefined
  const age = ({ runs }: ReportEntry) =>
    runs[0] ? runs[0].madeDaysAgo * 1440 - runs[0].madeMinute : Infinity
  return entries.toSorted((a, b) => age(a) - age(b))[0]
}

function OpenReport({ entry, run: number }: { entry: ReportEntry; run: string | undefined }) {
  const { report, runs } = entry
  const run = runs.find((one) => String(one.number) === number) ?? runs[0]
  if (!run) return null
  return (
    <Suspense fallback={<LoadingState rows={8} />}>
      <ReportPage report={report} run={run} />
    </Suspense>
  )
}
