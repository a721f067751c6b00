import type { RefObject } from 'react'
import styles from './FingerMarks.module.css'

export interface FingerMarksProps {
  disc: RefObject<HTMLDivElement | null>
  ring: RefObject<HTMLDivElement | null>
  /** Whether what a ghost does is in sight. */
  isShown?: boolean
  /** Moved a few times a second alone, and led on by the browser. */
  isPaced?: boolean
}

/** What shows where the ghost acts: the finger, or a ring where nothing is to move. */
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
