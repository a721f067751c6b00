import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import styles from './DeltaText.module.css'

export interface Delta {
  /** Signed, formatted ("+4%"). */
  text: string
  direction: 'up' | 'down' | 'same'
  /** Good is not always up; null if neither direction is better. */
  good: boolean | null
}

const ARROWS = { up: ICONS.trendingUp, down: ICONS.trendingDown, same: ICONS.minus }

/** The change of a figure: sign, arrow, and the color of better or worse. */
export function DeltaText({ text, direction, good }: Delta) {
  const tone = good === null ? 'neutral' : direction === 'same' ? 'same' : good ? 'good' : 'bad'
  return (
    <span className={cx(styles.delta, styles[tone])}>
      <Icon path={ARROWS[direction]} size={16} />
      {text}
    </span>
  )
}
