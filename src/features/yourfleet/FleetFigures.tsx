import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FleetPreview } from '#domain/booth/ownFleet/fleetByDials'
import { movingCount } from '#domain/dealer/mappableVehicles'
import { HEALTH_LABELS } from '../../i18n/labels'
import { useFormats } from '../../i18n/useFormats'
import { cx } from '../../ui/cx'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './FleetFigures.module.css'

const HEALTH = [
  { level: 'high', of: 'diagnosticIssuesHigh', icon: ICONS.octagonAlert },
  { level: 'medium', of: 'diagnosticIssuesMed', icon: ICONS.triangleAlert },
  { level: 'noIssues', of: 'withoutIssues', icon: ICONS.circleCheck },
  { level: 'noData', of: 'withoutData', icon: ICONS.circleQuestionMark },
] as const

/** What the product would say of the fleet, each figure in its own place; null while it is counted. */
export function FleetFigures({ preview }: { preview: FleetPreview | null }) {
  const { t, i18n } = useLingui()
  const { whole, money } = useFormats()
  const wait = <Skeleton className={styles.wait} />
  const electric = preview?.electric ?? 0
  const gas = (preview?.figures.vehicleCount ?? 0) - electric
  const moving = preview && movingCount(preview.placed)
  return (
    <div className={styles.figures}>
      <dl className={styles.tiles}>
        <div className={styles.tile}>
          <dt className={styles.name}>{t`Vehicles`}</dt>
          <dd className={styles.figure}>{preview ? whole(preview.figures.vehicleCount) : wait}</dd>
          <dd className={styles.note}>
            {preview &&
              t`${plural(electric, { one: '# electric', other: '# electric' })}, ${plural(gas, { one: '# gas', other: '# gas' })}`}
          </dd>
        </div>
        <div className={styles.tile}>
          <dt className={styles.name}>{t`Drivers`}</dt>
          <dd className={styles.figure}>{preview ? whole(preview.drivers) : wait}</dd>
          <dd className={styles.note}>
            {moving !== null && t`${plural(moving, { one: '# vehicle moving', other: '# vehicles moving' })}`}
          </dd>
        </div>
        <div className={cx(styles.tile, styles.price)}>
          <dt className={styles.name}>{t`Monthly estimate`}</dt>
          <dd className={styles.figure}>{preview ? money(preview.estimate.totalCents / 100) : wait}</dd>
          <dd className={styles.note}>{t`tax included`}</dd>
        </div>
      </dl>
      <div className={styles.bar} aria-hidden="true">
        {HEALTH.map(({ level, of }) => (
          <span key={level} data-level={level} style={{ flexGrow: preview?.figures[of] ?? 0 }} />
        ))}
      </div>
      <ul className={styles.health}>
        {HEALTH.map(({ level, of, icon }) => (
          <li key={level} className={styles.level} data-level={level}>
            <Icon path={icon} size={16} />
            {i18n._(HEALTH_LABELS[level])}
            <b>{preview ? whole(preview.figures[of]) : ''}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
