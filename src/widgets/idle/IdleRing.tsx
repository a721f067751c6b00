import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../i18n/useFormats'
import type { IdleQuestion } from '../../state/idle'
import { isMotionOff } from '../../state/motion'
import { CountdownRing } from '../../ui/feedback/CountdownRing'
import { useSecondsUntil } from '../../ui/feedback/useClock'
import styles from './IdleRing.module.css'

/** Remaining time of the question: a ring that the clock empties, and the seconds in it. */
export function IdleRing({ question: { endsAtMs, lengthMs } }: { question: IdleQuestion }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const seconds = useSecondsUntil(endsAtMs) ?? 0
  return (
    <div className={styles.ring}>
      <CountdownRing
        startsAtMs={endsAtMs - lengthMs}
        lengthMs={lengthMs}
        stroke={7.6}
        isMoving={!isMotionOff()}
      />
      <span role="timer" aria-label={t`Time left`} className={styles.number}>
        {whole(seconds)}
      </span>
    </div>
  )
}
