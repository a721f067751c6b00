import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NEW_REPORT } from '#domain/reports/reportSearch'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useWaypoint } from '../../../state/waypoints'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { surface } from '../../../ui/display/surface'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import type { ReportEntry } from '../useReportEntries'
import styles from './ReportList.module.css'
import { ReportRow } from './ReportRow'

export interface ReportListProps {
  entries: readonly ReportEntry[]
  /** How many there are of other fleets than the chosen one. */
  elsewhere: number
  /** The one that is open beside the list. */
  openId: string | null
}

/** The reports of the chosen fleet and of all fleets, those that repeat and those made once, and the way to a new one. */
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
    <div className={surface(styles.list)}>
      <Link ref={waypoint} to="/5" search={{ edit: NEW_REPORT }} className={buttonClass('soft')}>
        <Icon path={ACTION_ICONS.plus} />
        {t`New report`}
      </Link>
      {groups.map(({ id, title, of }, at) => (
        <section
          key={id}
          // What can be done with a report shows once one is open.
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
            one: '# report of another fleet is not listed.',
            other: '# reports of other fleets are not listed.',
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
