import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { madeAt } from '#domain/reports/reportRun'
import { NEW_REPORT } from '#domain/reports/reportSearch'
import { useFormats } from '../../../i18n/useFormats'
import { useWaypoint } from '../../../state/waypoints'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { cx } from '../../../ui/cx'
import { cardClass } from '../../../ui/display/cardClass'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { REPORT_TYPE_LOOKS } from '../../../widgets/reports/reportTypeLooks'
import { useReportName } from '../../../widgets/reports/useReportName'
import { useLocked } from '../useLocked'
import type { ReportEntry } from '../useReportEntries'
import { useReportWords } from '../useReportWords'
import styles from './ReportList.module.css'

export interface ReportListProps {
  entries: readonly ReportEntry[]
  /** Number of reports of other fleets than the chosen one. */
  elsewhere: number
  /** The report that is open beside the list. */
  openId: string | null
}

/** The reports of the chosen fleet and of all fleets, scheduled ones first, with a link to create one. */
export function ReportList({ entries, elsewhere, openId }: ReportListProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const waypoint = useWaypoint('reports')
  const openHint = useWaypoint('reports', 2)
  const groups = [
    { id: 'scheduled', title: t`Scheduled`, of: entries.filter(({ report }) => report.schedule) },
    { id: 'onDemand', title: t`On demand`, of: entries.filter(({ report }) => !report.schedule) },
  ].filter(({ of }) => of.length > 0)
  return (
    <div className={cardClass(styles.list)}>
      <Link ref={waypoint} to="/5" search={{ edit: NEW_REPORT }} className={buttonClass('soft')}>
        <Icon path={ACTION_ICONS.plus} />
        {t`New report`}
      </Link>
      {groups.map(({ id, title, of }, at) => (
        <section
          key={id}
          // The actions of a report show once it is open.
          ref={at === 0 && openId === null ? openHint : undefined}
          aria-labelledby={`reports-${id}`}
        >
          <h2 id={`reports-${id}`} className={styles.title}>
            {title}
            <span className={styles.count}>{whole(of.length)}</span>
          </h2>
          <ul>
            {of.map((entry) => (
              <ReportRow key={entry.report.id} entry={entry} isOpen={entry.report.id === openId} />
            ))}
          </ul>
        </section>
      ))}
      {elsewhere > 0 && (
        <p className={styles.elsewhere}>
          {plural(elsewhere, {
            one: '# report from another fleet is not listed.',
            other: '# reports from other fleets are not listed.',
          })}
        </p>
      )}
      {groups.length === 0 && elsewhere === 0 && (
        <EmptyState icon={ICONS.fileChartColumn} title={t`No reports yet`}>
          <p>{t`Create one to see your fleet in figures, once or on a schedule.`}</p>
        </EmptyState>
      )}
    </div>
  )
}

interface ReportRowProps {
  entry: ReportEntry
  isOpen: boolean
}

/** One report: its name, and when it was or will be made. */
function ReportRow({ entry, isOpen }: ReportRowProps) {
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
  if (!report.schedule) return made === null ? t`No longer available` : t`Ran ${made}`
  if (report.pausedOn) return t`Paused`
  if (!next) return t`Finished`
  const [how, date] = [interval(report.schedule), day(next)]
  return t`${how}. Next ${date}`
}
