import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { daysBeforeNow } from '#domain/base/demoTime'
import type { Report } from '#domain/reports/report'
import { coveredDays, nextRuns, reportRuns } from '#domain/reports/reportRun'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { Card } from '../../../ui/display/Card'
import { useReportWords } from '../useReportWords'
import styles from './PlannedRuns.module.css'
import { useScheduleSentence } from './useScheduleSentence'

/** Runs that are shown ahead. */
const AHEAD = 5

export interface PlannedRunsProps {
  /** The report as it would be stored now; null while the form does not say one. */
  report: Report | null
  /** What keeps it from being saved, or null. */
  problem: string | null
  /** Vehicles that it would be about now. */
  vehicles: number
  createdBy: string | null
}

/** What a report will do as the form stands: in words, and the next days on which it is made. */
export function PlannedRuns({ report, problem, vehicles, createdBy }: PlannedRunsProps) {
  const { t } = useLingui()
  const sentence = useScheduleSentence()
  return (
    <Card title={report?.schedule ? t`Next runs` : t`What you get`}>
      <p className={styles.sentence} role="status">
        {problem ?? (report?.schedule ? sentence(report.schedule) : t`Made as soon as you save it.`)}
      </p>
      {report && !problem && <Runs report={report} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t`Vehicles`}</dt>
          <dd>{plural(vehicles, { one: '# vehicle', other: '# vehicles' })}</dd>
        </div>
        {createdBy !== null && (
          <div>
            <dt>{t`Created by`}</dt>
            <dd>{createdBy}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

function Runs({ report }: { report: Report }) {
  const { t } = useLingui()
  const words = useReportWords()
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const { dateRange, earlierRuns } = report
  const made = reportRuns(report, now, timeZone)[0] ?? null
  const isNew = made !== null && made.number > (earlierRuns.at(-1)?.number ?? 0)
  const next = nextRuns(report, now, timeZone, AHEAD)
  if (report.pausedOn)
    return <p className={styles.note}>{t`Paused: no more are made until you resume it.`}</p>
  return (
    <ol className={styles.runs}>
      {isNew && made.madeDaysAgo <= 0 && (
        <li>
          <span className={styles.day}>{t`Now`}</span>
          <span className={styles.covers}>{words.days(made)}</span>
        </li>
      )}
      {next.map((day) => {
        const inDays = daysBeforeNow(now, timeZone, day)
        return (
          <li key={inDays}>
            <span className={styles.day}>{words.day(day)}</span>
            <span className={styles.covers}>{words.days(coveredDays(dateRange, inDays, now, timeZone))}</span>
          </li>
        )
      })}
    </ol>
  )
}
