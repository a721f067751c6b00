import { Trans } from '@lingui/react/macro'
import { useSecondsUntil } from '../../../ui/feedback/useClock'
import styles from './Countdown.module.css'

export interface CountdownProps {
  /** Null while the screen is still being prepared. */
  startsAtMs: number | null
  isTimed: boolean
}

/** 3, 2, 1 over the screen of the run; for a screen reader, the bar says the same. */
export function Countdown({ startsAtMs, isTimed }: CountdownProps) {
  const seconds = useSecondsUntil(startsAtMs)
  return (
    <div className={styles.cover}>
      <div className={styles.stage} aria-hidden="true">
        <p key={seconds} className={styles.number}>
          {seconds === 0 ? null : seconds}
        </p>
        <p className={styles.how}>
          {isTimed ? (
            <Trans>Read the bar below, then find it.</Trans>
          ) : (
            <Trans>Read the bar below. Take your time.</Trans>
          )}
        </p>
      </div>
    </div>
  )
}
