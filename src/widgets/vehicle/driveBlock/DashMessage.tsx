import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './DashMessage.module.css'

/** A drawing of a blocked vehicle's instrument cluster: two dials and the message between them. */
export function DashMessage({ label }: { label: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.cluster}>
      <Gauge side="left" />
      <div className={styles.screen}>
        <span className={styles.sign}>
          <Icon path={ICONS.lock} size={20} />
        </span>
        <p className={styles.title}>{t`Start blocked`}</p>
        <p className={styles.words}>{t`Your fleet manager has blocked ${label}. Call your manager.`}</p>
      </div>
      <Gauge side="right" />
    </div>
  )
}

/** A dial with its needle at zero. */
function Gauge({ side }: { side: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 100 100" className={styles.gauge} data-side={side} aria-hidden="true">
      <path className={styles.arc} d="M22 78A40 40 0 1 1 78 78" />
      {[-126, -84, -42, 0, 42, 84, 126].map((deg) => (
        <path key={deg} className={styles.tick} d="M50 16V23" transform={`rotate(${deg} 50 50)`} />
      ))}
      <path className={styles.needle} d="M50 50V22" transform="rotate(-126 50 50)" />
      <circle className={styles.hub} cx="50" cy="50" r="5" />
    </svg>
  )
}
