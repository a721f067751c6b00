import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { SNAPSHOT_CATEGORIES, SNAPSHOT_COLORS } from '#domain/dashboard/dashboard'
import { useFormats } from '../../i18n/useFormats'
import { useWaypoint } from '../../state/waypoints'
import { cardClass } from '../../ui/display/cardClass'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { snapshotLook } from '../../widgets/vehicle/statusLooks'
import { DiagnosticsBar } from './DiagnosticsBar'
import { Donut } from './Donut'
import type { DashboardView } from './dashboardView'
import { statusSearch } from './listSearch'
import styles from './SnapshotCard.module.css'

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
    ...snapshotLook(category),
  }))
  return (
    <section className={cardClass(styles.card, className)} aria-labelledby={heading}>
      <div ref={useWaypoint('health')} className={styles.snapshot}>
        <div className={styles.side}>
          <h2 id={heading} className={styles.title}>{t`Vehicle snapshot`}</h2>
          <p className={styles.basis}>{t`By connection`}</p>
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
            {parts.map(({ key, value, tone, icon, label }) => (
              <tr key={key}>
                <th scope="row">
                  <Link to="/1" search={list(statusSearch(key))} className={styles.row}>
                    <Icon path={icon} size={16} className={styles[tone]} />
                    <span className={styles.label}>{_(label)}</span>
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
