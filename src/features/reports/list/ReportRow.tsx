import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { madeAt } from '#domain/reports/reportRun'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { REPORT_TYPE_LOOKS } from '../../../widgets/reports/reportTypeLooks'
import { useReportName } from '../../../widgets/reports/useReportName'
import { useLocked } from '../useLocked'
import type { ReportEntry } from '../useReportEntries'
import { useReportWords } from '../useReportWords'
import styles from './ReportList.module.css'

export interface ReportRowProps {
  entry: ReportEntry
  isOpen: boolean
}

/** One report: what it is called, and when it was or will be made. */
export function ReportRow({ entry, isOpen }: ReportRowProps) {
  const { t } = useLingui()
  const { report } = entry
  const { icon } = REPORT_TYPE_LOOKS[report.type]
  const isLocked = useLocked()(report.type)
  const name = useReportName()(report)
  const when = useWhen(entry)
  return (
    <li>
      <Link
        to="/5"
        search={{ report: report.id }}
        resetScroll={false}
        className={cx(styles.row, isOpen && styles.open)}
        {...(isOpen && { 'aria-current': 'true' })}
        activeProps={{}}
      >
        <span className={styles.icon}>
          <Icon path={icon} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.when}>{isLocked ? t`Not included in your plan` : when}</span>
        </span>
        {isLocked && <Icon path={ICONS.lock} className={styles.lock} />}
      </Link>
    </li>
  )
}

function useWhen({ report, runs, next }: ReportEntry): string {
  const { t } = useLingui()
  const { day, moment, interval } = useReportWords()
  const made = runs[0] ? moment(madeAt(runs[0])) : null
  if (!report.schedule) return made === null ? t`Not kept any more` : t`Made ${made}`
  if (report.pausedOn) return t`Paused`
  if (!next) return t`Finished`
  const [how, date] = [interval(report.schedule), day(next)]
  return t`${how}. Next ${date}`
}
