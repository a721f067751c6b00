import { plural, selectOrdinal } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { daysBeforeNow, workingDay } from '#domain/base/demoTime'
import { WEEKDAYS } from '#domain/places/place'
import type { Report, ReportSchedule } from '#domain/reports/report'
import { coveredDays, nextRuns, reportRuns } from '#domain/reports/reportRun'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { Card } from '../../../ui/display/Card'
import { useReportWords } from '../useReportWords'
import styles from './PlannedRuns.module.css'

/** Number of future runs that are shown. */
const AHEAD = 5

export interface PlannedRunsProps {
  /** The report as it would be stored now; null while the form is incomplete. */
  report: Report | null
  /** Why it cannot be saved, or null. */
  problem: string | null
  /** Number of vehicles that it covers now. */
  vehicles: number
  createdBy: string | null
}

/** Preview of the form: the schedule as a sentence, and the next runs. */
export function PlannedRuns({ report, problem, vehicles, createdBy }: PlannedRunsProps) {
  const { t } = useLingui()
  const sentence = useScheduleSentence()
  return (
    <Card title={report?.schedule ? t`Next runs` : t`What you get`}>
      <p className={styles.sentence} role="status">
        {problem ?? (report?.schedule ? sentence(report.schedule) : t`Runs as soon as you save it.`)}
      </p>
      {report && !problem && <Runs report={report} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t`Vehicles`}</dt>
          <dd>{plural(vehicles, { one: '# vehicle', other: '# vehicles' })}</dd>
        </div>
        {createdBy !== null && (
          <div>
            <dt>{t({ context: 'report', message: 'Created by' })}</dt>
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
  if (report.pausedOn) return <p className={styles.note}>{t`Paused: it won’t run until you resume it.`}</p>
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

/** A Monday at noon, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
const DAY_MS = 86_400_000

/** A schedule as a sentence: "Every second Friday at 6:00 AM, 6 times, until Jan 5, 2027." */
function useScheduleSentence(): (schedule: ReportSchedule) => string {
  const { t } = useLingui()
  const { daysAgo, weekday, timeZone } = useFormats()
  const { runTime } = useReportWords()
  const now = useDemoNow()
  const often = ({
    interval,
    repeatEvery: every,
    weekday: name,
    dayOfMonth,
    startDaysAgo,
  }: ReportSchedule) => {
    if (interval === 'day') return plural(every, { one: 'Every day', other: 'Every # days' })
    if (interval === 'week') {
      const at = name === null ? 0 : WEEKDAYS.indexOf(name)
      const day = weekday(new Date(MONDAY + at * DAY_MS))
      return plural(every, {
        one: `Every ${day}`,
        2: `Every other ${day}`,
        other: `Every # weeks on ${day}`,
      })
    }
    const day = dayOfMonth ?? workingDay(now, timeZone, startDaysAgo).day
    if (day === 31)
      return plural(every, {
        one: 'On the last day of every month',
        2: 'On the last day of every other month',
        other: 'On the last day of the month, every # months',
      })
    const nth = selectOrdinal(day, { one: '#st', two: '#nd', few: '#rd', other: '#th' })
    return plural(every, {
      one: `Every month on the ${nth}`,
      2: `Every other month on the ${nth}`,
      other: `Every # months on the ${nth}`,
    })
  }
  return (schedule) => {
    const { startDaysAgo, endDaysAgo, occurrences } = schedule
    const rhythm = often(schedule)
    const parts = [t`${rhythm} at ${runTime}`]
    if (occurrences !== null) parts.push(plural(occurrences, { one: 'once', other: '# times' }))
    if (startDaysAgo < 0) {
      const start = daysAgo(startDaysAgo)
      parts.push(t({ id: 'schedule.from', message: `from ${start}` }))
    }
    if (endDaysAgo !== null) {
      const end = daysAgo(endDaysAgo)
      parts.push(t({ id: 'schedule.until', message: `until ${end}` }))
    }
    const words = parts.join(', ')
    // A time in Spanish already ends with a period.
    return words.endsWith('.') ? words : `${words}.`
  }
}
