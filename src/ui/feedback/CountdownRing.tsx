import { type CSSProperties, useMemo } from 'react'
import styles from './CountdownRing.module.css'

export interface CountdownRingProps {
  /** When it begins to empty, on the clock of `performance.now()`. */
  startsAtMs: number
  lengthMs: number
  /** Line width, in hundredths of the ring's size. */
  stroke: number
  /** Full until this is true. */
  isRunning?: boolean
  /** With reduced motion only its track is shown. */
  isMoving: boolean
}

/**
 * A ring that one animation empties by the clock, as decoration: the surrounding component shows the number.
 * Its colors are `--ring-track` and `--ring-left`.
 */
export function CountdownRing({
  startsAtMs,
  lengthMs,
  stroke,
  isRunning = true,
  isMoving,
}: CountdownRingProps) {
  // Computed once, from the current time: a render does not restart it.
  const timing = useMemo(
    () => ({
      animationDuration: `${lengthMs}ms`,
      animationDelay: `${Math.min(0, startsAtMs - performance.now())}ms`,
    }),
    [startsAtMs, lengthMs],
  )
  const circle = { cx: 50, cy: 50, r: 50 - stroke / 2, strokeWidth: stroke }
  return (
    <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
      <circle {...circle} className={styles.track} />
      {isMoving && (
        <circle
          {...circle}
          key={startsAtMs}
          pathLength="1"
          className={styles.left}
          style={isRunning ? (timing satisfies CSSProperties) : undefined}
          data-running={isRunning}
        />
      )}
    </svg>
  )
}
