import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx'
import styles from './Piece.module.css'

export interface PieceProps {
  /** Drawn behind, on a 282 by 134 canvas. */
  drawing: ReactNode
  /** Where the small screen lies. */
  place: 'right' | 'top' | 'dash' | 'whole'
  /** Stands on the ground of the drawing, at the right. */
  art?: ReactNode
  children?: ReactNode
}

/** A small live piece of the screen that an add-on brings, in front of a drawing. */
export function Piece({ drawing, place, art, children }: PieceProps) {
  return (
    <div className={styles.frame}>
      <svg
        className={styles.drawing}
        viewBox="0 0 282 134"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      {art && <div className={styles.art}>{art}</div>}
      {children && <div className={cx(styles.screen, styles[place])}>{children}</div>}
    </div>
  )
}
