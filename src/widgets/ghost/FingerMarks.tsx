import type { RefObject } from 'react'
import styles from './FingerMarks.module.css'

export interface FingerMarksProps {
  disc: RefObject<HTMLDivElement | null>
  ring: RefObject<HTMLDivElement | null>
  /** Whether the marks are visible. */
  isShown?: boolean
  /** Moved only a few times a second, with a CSS transition in between. */
  isPaced?: boolean
}

/** The marks that show where the ghost acts: the finger, or a ring if motion is off. */
export function FingerMarks({ disc, ring, isShown = true, isPaced = false }: FingerMarksProps) {
  return (
    <div hidden={!isShown} className={isPaced ? styles.paced : undefined} aria-hidden="true">
      <div ref={ring} className={styles.ring} />
      <div ref={disc} className={styles.finger}>
        <span className={styles.disc} />
        <span className={styles.ripple} />
      </div>
    </div>
  )
}
