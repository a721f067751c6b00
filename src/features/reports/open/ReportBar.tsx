import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { madeAt, type ReportRun } from '#domain/reports/reportRun'
import { usePeople } from '../../../data/queries/people'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { SelectField } from '../../../ui/fields/SelectField'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import type { ReportEntry } from '../useReportEntries'
import { useReportWords } from '../useReportWords'
import styles from './ReportBar.module.css'
import { ReportMenu } from './ReportMenu'

export interface ReportBarProps {
  entry: ReportEntry
  /** The run that is shown; null before the first. */
  run: ReportRun | null
  onRun: (number: number) => void
  /** The report is about to be deleted. */
  onGone: () => void
  /** A copy was made. */
  onCopied: (id: string) => void
}

/** When the open report was made, its other runs, and what to do with it. */
export function ReportBar({ entry, run, onRun, onGone, onCopied }: ReportBarProps) {
  const { t } = useLingui()
  const { moment, day, interval } = useReportWords()
  const { report, runs, next } = entry
  const people = valueOr(usePeople(), [])
  const author = people.find(({ id }) => id === report.createdBy)?.name
  const made = run && moment(madeAt(run))
  const date = next && day(next)
  const facts = [
    report.schedule && interval(report.schedule),
    report.schedule && (report.pausedOn ? t`Paused` : date ? t`Next ${date}` : t`Finished`),
    author !== undefined && t`Created by ${author}`,
  ].filter((fact) => typeof fact === 'string')
  return (
    <div className={styles.bar}>
      <div className={styles.about}>
        {runs.length > 1 && run ? (
          <SelectField
            label={t`Run`}
            hideLabel
            className={styles.runs}
            options={runs.map((one) => {
              const when = moment(madeAt(one))
              return { id: String(one.number), label: t`Made ${when}` }
            })}
            value={String(run.number)}
            onChange={(number) => onRun(Number(number))}
          />
        ) : (
          made !== null && (
            <StatusLabel tone="ok" icon={ICONS.circleCheck}>
              {t`Made ${made}`}
            </StatusLabel>
          )
        )}
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton kind="plain" to="/5" search={{ edit: report.id }}>
          <Icon path={ACTION_ICONS.pencil} />
          {t`Edit`}
        </LinkButton>
        <ReportMenu entry={entry} onGone={onGone} onCopied={onCopied} />
      </div>
    </div>
  )
}
