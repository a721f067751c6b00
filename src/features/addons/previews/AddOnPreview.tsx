import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx'
import styles from './AddOnPreview.module.css'

export interface AddOnPreviewProps {
  /** Background drawing, on a 282 by 134 canvas. */
  drawing: ReactNode
  /** Position of the small screen. */
  place: 'right' | 'top' | 'dash' | 'whole'
  /** On the ground of the drawing, at the right. */
  art?: ReactNode
  children?: ReactNode
}

/** A small live preview of an add-on's screen, in front of a drawing. */
export function AddOnPreview({ drawing, place, art, children }: AddOnPreviewProps) {
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
