import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { valueOr } from '#domain/base/live'
import { usePeople } from '../../../data/queries/people'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { cardClass } from '../../../ui/display/cardClass'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import { RULE_ICONS } from '../../../ui/icons/ruleIcons'
import { LockedReport } from '../LockedReport'
import { useLocked } from '../useLocked'
import type { ReportEntry } from '../useReportEntries'
import { useReportWords } from '../useReportWords'
import styles from './OpenReport.module.css'
import { ReportBar, type ReportBarProps } from './ReportBar'

/** Loaded for a finished report: it brings charts, table and files. */
const ReportPage = lazy(() => import('../page/ReportPage').then((part) => ({ default: part.ReportPage })))

export interface OpenReportProps extends Omit<ReportBarProps, 'run' | 'toolsRef'> {
  /** Number of the run in the address; the newest is shown if there is no such run. */
  asked: string | undefined
}

/** The open report: a run of it as a page, or when the first will be made. */
export function OpenReport({ asked, ...bar }: OpenReportProps) {
  const { entry } = bar
  const { report, runs } = entry
  const [tools, setTools] = useState<HTMLElement | null>(null)
  if (useLocked()(report.type)) return <LockedReport type={report.type} />
  const run = runs.find(({ number }) => String(number) === asked) ?? runs[0] ?? null
  return (
    <div className={styles.open}>
      <ReportBar {...bar} run={run} toolsRef={setTools} />
      {run ? (
        <Suspense
          fallback={
            <section className={cardClass()}>
              <LoadingState rows={8} />
            </section>
          }
        >
          <ReportPage key={`${report.id} ${run.number}`} report={report} run={run} tools={tools} />
        </Suspense>
      ) : (
        <NotMadeYet entry={entry} />
      )}
      <ReportFacts entry={entry} />
    </div>
  )
}

/** How often the report is made, when the next one comes, and who set it up. */
function ReportFacts({ entry: { report, next } }: { entry: ReportEntry }) {
  const { t } = useLingui()
  const { day, interval } = useReportWords()
  const people = valueOr(usePeople(), [])
  const author = people.find(({ id }) => id === report.createdBy)?.name
  const date = next && day(next)
  const facts = [
    report.schedule && interval(report.schedule),
    report.schedule && (report.pausedOn ? t`Paused` : date ? t`Next ${date}` : t`Finished`),
    author !== undefined && t`Created by ${author}`,
  ].filter((fact) => typeof fact === 'string')
  return <p className={styles.facts}>{facts.join(' · ')}</p>
}

function NotMadeYet({ entry }: { entry: ReportEntry }) {
  const { t } = useLingui()
  const { day, runTime } = useReportWords()
  const { report, next } = entry
  const date = next && day(next)
  return (
    <section className={cardClass()}>
      <EmptyState
        icon={RULE_ICONS.calendarClock}
        title={date ? t`The first report is due on ${date} at ${runTime}` : t`There is no report to show`}
        actions={
          <LinkButton kind="plain" to="/5" search={{ edit: report.id }}>
            {t`Edit`}
          </LinkButton>
        }
      >
        <p>
          {date
            ? t`It will open here, and you’ll get a notification.`
            : t`Its days are no longer available, or its schedule never runs.`}
        </p>
      </EmptyState>
    </section>
  )
}
