import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ReportTable.module.css'
import type { ReportSort } from './written/orderReport'
import type { WrittenColumn } from './written/writtenReport'

export interface ReportTableHeadProps {
  columns: readonly WrittenColumn[]
  sort: ReportSort
  onSort: (sort: ReportSort) => void
}

/** Heads that order the lines: figures from the highest, words from A, and a second press turns it round. */
export function ReportTableHead({ columns, sort, onSort }: ReportTableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, fullHead, numeric }) => {
          const sorted = sort.column === id ? sort : null
          const first = numeric || id === 'when'
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : 'none'}
              className={cx(styles.head, numeric && styles.numeric)}
            >
              <button
                type="button"
                className={cx(styles.sorter, sorted !== null && styles.sorted)}
                onClick={() => onSort({ column: id, descending: sorted ? !sorted.descending : first })}
              >
                <span>{fullHead}</span>
                <Icon
                  path={sorted?.descending ? ICONS.arrowDown : ICONS.arrowUp}
                  size={16}
                  className={cx(styles.arrow)}
                />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
