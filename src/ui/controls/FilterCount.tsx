import { cx } from '../cx'
import styles from './FilterCount.module.css'

export interface FilterCountProps {
  count: number
  /** Off keeps the selected values without filtering by them. */
  on?: boolean
}

/** Shows how many values are selected on a filter button; nothing for none. */
export function FilterCount({ count, on = true }: FilterCountProps) {
  if (count === 0) return null
  return <span className={cx(styles.count, !on && styles.off)}>{count}</span>
}
