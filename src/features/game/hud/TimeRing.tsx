import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/useFormats'
import { isMotionOff } from '../../../state/motion'
import { CountdownRing } from '../../../ui/feedback/CountdownRing'
import { useSecondsUntil } from '../../../ui/feedback/useClock'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import styles from './TimeRing.module.css'
import type { Race } from './useRace'

/** From here the number and the edge of the bar are amber, in seconds. */
export const LAST_SECONDS = 10
/** From here the time is also announced to a screen reader, in seconds. */
const FIRST_CALL_SECONDS = 30

const RACE_CIRCLE = { cx: 50, cy: 50, r: 37.5, pathLength: 1 }

export interface TimeRingProps {
  startsAtMs: number
  /** Null without a clock. */
  lengthMs: number | null
  isStarted: boolean
  race: Race | null
}

/**
 * Remaining time: a ring that one animation empties by the clock, and the number in it. In a race a thin ring
 * inside it fills with the points of the other run, and a dot marks the own points.
 */
export function TimeRing({ startsAtMs, lengthMs, isStarted, race }: TimeRingProps) {
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
    <div className={styles.ring} data-last={seconds <= LAST_SECONDS} data-beats={!isMotionOff()}>
      <CountdownRing
        startsAtMs={startsAtMs}
        lengthMs={lengthMs}
        stroke={9.5}
        isRunning={isStarted}
        isMoving={!isMotionOff()}
      />
      {race && (
        <svg viewBox="0 0 100 100" className={styles.race} aria-hidden="true">
          <circle {...RACE_CIRCLE} className={styles.track} />
          <circle {...RACE_CIRCLE} className={styles.rival} strokeDasharray={`${race.rivalShare} 1`} />
          <g className={styles.own} style={{ rotate: `${race.ownShare * 360}deg` }}>
            <circle cx="87.5" cy="50" r="4" />
          </g>
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
