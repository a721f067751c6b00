import { type CSSProperties, useMemo } from 'react'
import styles from './CountdownRing.module.css'

export interface CountdownRingProps {
  /** When it begins to empty, on the clock of `performance.now()`. */
  startsAtMs: number
  lengthMs: number
  /** Width of the line, in hundredths of the ring's own. */
  stroke: number
  /** Full until then. */
  isRunning?: boolean
  /** Where nothing may move only its track is shown. */
  isMoving: boolean
}

/**
 * A ring that one animation empties by the clock, for decoration: the number belongs to who shows it. Its colors are
 * `--ring-track` and `--ring-left`.
 */
export function CountdownRing({
  startsAtMs,
  lengthMs,
  stroke,
  isRunning = true,
  isMoving,
}: CountdownRingProps) {
  // Begun once, from where the clock is: it does not start again with a render.
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
