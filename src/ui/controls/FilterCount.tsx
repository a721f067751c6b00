import { cx } from '../cx'
import styles from './FilterCount.module.css'

export interface FilterCountProps {
  count: number
  /** Off keeps what was chosen, and does not filter by it. */
  on?: boolean
}

/** How many values are chosen, on the button of a filter; nothing while there are none. */
export function FilterCount({ count, on = true }: FilterCountProps) {
  if (count === 0) return null
  return <span className={cx(styles.count, !on && styles.off)}>{count}</span>
}
