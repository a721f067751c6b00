import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { SNAPSHOT_CATEGORIES, SNAPSHOT_COLORS, type SnapshotCategory } from '#domain/dashboard/dashboard'
import { useFormats } from '../../i18n/FormatsProvider'
import { HEALTH_LABELS, STATUS_LABELS } from '../../i18n/labels'
import { useWaypoint } from '../../state/waypoints'
import { cardClass } from '../../ui/display/cardClass'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { DiagnosticsBar } from './DiagnosticsBar'
import { Donut } from './Donut'
import type { DashboardView } from './dashboardView'
import { statusSearch } from './listSearch'
import styles from './SnapshotCard.module.css'

const LABELS = { ...STATUS_LABELS, noIssues: HEALTH_LABELS.noIssues }
const ICON_OF: Record<SnapshotCategory, string> = {
  noIssues: ICONS.circleCheck,
  nonConnected: ICONS.wifiOff,
  configurationError: ICONS.octagonAlert,
  pendingConfiguration: ICONS.clock,
  waitingForIgnition: ICONS.keyRound,
}

/** State of the vehicles: a ring, its legend as a table of links, and issues with their counts. */
export function SnapshotCard({ view, className }: { view: DashboardView; className?: string | undefined }) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole } = useFormats()
  const heading = useId()
  const { figures, list } = view
  const count = figures?.vehicleCount ?? 0
  const parts = SNAPSHOT_CATEGORIES.map((category) => ({
    key: category,
    value: figures?.snapshotBreakdown[category].value ?? 0,
    tone: SNAPSHOT_COLORS[category],
  }))
  return (
    <section className={cardClass(styles.card, className)} aria-labelledby={heading}>
      <div ref={useWaypoint('health')} className={styles.snapshot}>
        <div className={styles.side}>
          <h2 id={heading} className={styles.title}>{t`Vehicle snapshot`}</h2>
          <div className={styles.ring}>
            <Donut parts={parts} className={styles.donut} />
            <p className={styles.total}>
              {figures && (
                <>
                  <span className={styles.count}>{whole(count)}</span>
                  <span
                    className={styles.word}
                  >{t`${plural(count, { one: 'vehicle', other: 'vehicles' })}`}</span>
                </>
              )}
            </p>
          </div>
        </div>
        <table className={styles.legend}>
          <caption className="visually-hidden">{t`Vehicle snapshot`}</caption>
          <tbody>
            {parts.map(({ key, value, tone }) => (
              <tr key={key}>
                <th scope="row">
                  <Link to="/1" search={list(statusSearch(key))} className={styles.row}>
                    <Icon path={ICON_OF[key]} size={16} className={styles[tone]} />
                    <span className={styles.label}>{_(LABELS[key])}</span>
                  </Link>
                </th>
                <td>{figures ? whole(value) : <Skeleton className={styles.noCount} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DiagnosticsBar view={view} />
    </section>
  )
}
