import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useMemo } from 'react'
import { useFormats } from '../../i18n/FormatsProvider'
import type { IdleQuestion } from '../../state/idle'
import { isMotionOff } from '../../state/motion'
import { useSecondsUntil } from '../../ui/feedback/useClock'
import styles from './IdleRing.module.css'

/** How long the question stands: a ring that the clock empties, and the seconds in it. */
export function IdleRing({ question: { endsAtMs, lengthMs } }: { question: IdleQuestion }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const seconds = useSecondsUntil(endsAtMs) ?? 0
  const timing = useMemo(
    () => ({
      animationDuration: `${lengthMs}ms`,
      animationDelay: `${Math.min(0, endsAtMs - lengthMs - performance.now())}ms`,
    }),
    [endsAtMs, lengthMs],
  )
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 132 132" className={styles.dial} aria-hidden="true">
        <circle cx="66" cy="66" r="61" className={styles.track} />
        {!isMotionOff() && (
          <circle
            key={endsAtMs}
            cx="66"
            cy="66"
            r="61"
            pathLength="1"
            className={styles.left}
            style={timing satisfies CSSProperties}
          />
        )}
      </svg>
      <span role="timer" aria-label={t`Time left`} className={styles.number}>
        {whole(seconds)}
      </span>
    </div>
  )
}
