import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { ICONS } from '../../ui/icons'
import styles from './SortHead.module.css'
import type { Sort, SortColumn } from './sortVehicles'

export interface SortHeadProps {
  column: SortColumn
  sort: Sort
  onSort: (column: SortColumn) => void
  className?: string | undefined
  children: ReactNode
}

/** A column head that sorts; only the sorted one carries an arrow. */
export function SortHead({ column, sort, onSort, className, children }: SortHeadProps) {
  const sorted = sort.column === column
  const direction = sort.descending ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={sorted ? direction : undefined}
      className={`${styles.head} ${className ?? ''}`}
    >
      <button type="button" className={styles.button} onClick={() => onSort(column)}>
        <span>{children}</span>
        <Icon
          path={sort.descending ? ICONS.arrowDown : ICONS.arrowUp}
          size={16}
          className={sorted ? styles.arrow : styles.noArrow}
        />
      </button>
    </th>
  )
}
