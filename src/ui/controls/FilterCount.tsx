import { cx } from '../cx'
import styles from './FilterCount.module.css'

export interface FilterCountProps {
  count: number
  /** If false, the selected values are kept without filtering by them. */
  on?: boolean
}

/** Shows the number of selected values on a filter button; nothing for none. */
export function FilterCount({ count, on = true }: FilterCountProps) {
  if (count === 0) return null
  return <span className={cx(styles.count, !on && styles.off)}>{count}</span>
}
