import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/FormatsProvider'
import { isMotionOff } from '../../../state/motion'
import { CountdownRing } from '../../../ui/feedback/CountdownRing'
import { useSecondsUntil } from '../../../ui/feedback/useClock'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import styles from './TimeRing.module.css'

/** From here the number is amber, in seconds. */
const LAST_SECONDS = 10
/** From here the time is also announced to a screen reader, in seconds. */
const FIRST_CALL_SECONDS = 30

export interface TimeRingProps {
  startsAtMs: number
  /** Null without a clock. */
  lengthMs: number | null
  isStarted: boolean
  /** How much of its points the run of the rival has by now, as a share; null without a rival. */
  rivalShare: number | null
}

/**
 * Remaining time: a ring that one animation empties by the clock, and the number in it. A thin ring inside it
 * fills with the points of the rival.
 */
export function TimeRing({ startsAtMs, lengthMs, isStarted, rivalShare }: TimeRingProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const left = useSecondsUntil(isStarted && lengthMs !== null ? startsAtMs + lengthMs : null)
  if (lengthMs === null)
    return (
      <div className={styles.ring}>
        <Icon path={GAME_ICONS.noClock} size={28} />
      </div>
    )
  const seconds = left ?? Math.ceil(lengthMs / 1000)
  const call = calledSeconds(left)
  return (
    <div className={styles.ring} data-last={seconds <= LAST_SECONDS}>
      <CountdownRing
        startsAtMs={startsAtMs}
        lengthMs={lengthMs}
        stroke={9.5}
        isRunning={isStarted}
        isMoving={!isMotionOff()}
      />
      {rivalShare !== null && (
        <svg viewBox="0 0 100 100" className={styles.rival} aria-hidden="true">
          <circle cx="50" cy="50" r="38" pathLength="1" strokeDasharray={`${rivalShare} 1`} />
        </svg>
      )}
      <span role="timer" aria-label={t`Time left`} className={styles.number}>
        {whole(seconds)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {call !== null && t`${whole(call)} seconds left`}
      </span>
    </div>
  )
}

/** The announcement that is due: a new text is read aloud once. */
function calledSeconds(left: number | null): number | null {
  if (left === null || left > FIRST_CALL_SECONDS) return null
  return left <= LAST_SECONDS ? LAST_SECONDS : FIRST_CALL_SECONDS
}
