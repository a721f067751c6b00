import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { PlanActions } from '../../widgets/upgrade/PlanActions'
import styles from './PositionsLocked.module.css'

/** Over the map of a plan without vehicle positions; places and charging stations stay (docs/decisions.md D33). */
export function PositionsLocked() {
  const { t } = useLingui()
  return (
    <section className={styles.card} aria-label={t`Not included in your plan`} data-covers>
      <Icon path={ICONS.lock} className={styles.icon} />
      <div className={styles.text}>
        <h2 className={styles.title}>{t`Vehicle positions are not included in your plan`}</h2>
        <p>{t`Places and charging stations are. A higher plan shows every vehicle here, live.`}</p>
        <div className={styles.ways}>
          <PlanActions />
        </div>
      </div>
    </section>
  )
}
