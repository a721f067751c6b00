import { useLingui } from '@lingui/react/macro'
import type { ListSort } from '#domain/lists/listAddress'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { useChoice } from '../kit/useChoice'
import styles from './DataTable.module.css'
import { type DataColumn, nextSort } from './dataColumns'

export interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** A last column opens the details of the rows. */
  hasMore: boolean
  sort: ListSort | null
  onSort: (sort: ListSort) => void
}

/** The table header. Sortable columns have buttons, and the sorted one has `aria-sort`. */
export function DataHead<Row>({ columns, hasMore, sort, onSort }: DataHeadProps<Row>) {
  const { t } = useLingui()
  const [chosen, choose] = useChoice(sort, (next) => next && onSort(next))
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const sorted = chosen?.column === column.id ? chosen : null
          return (
            <th
              key={column.id}
              scope="col"
              className={cx(styles.head, column.numeric && styles.numeric)}
              {...(column.sortBy && { 'aria-sort': ariaSort(sorted) })}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  className={cx(styles.sorter, sorted !== null && styles.sorted)}
                  onClick={() => choose(nextSort(column, chosen))}
                >
                  {column.header}
                  <Icon
                    path={sorted?.descending ? ICONS.arrowDown : ICONS.arrowUp}
                    size={16}
                    className={cx(sorted === null && styles.noArrow)}
                  />
                </button>
              ) : (
                <span className={cx(column.hideHeader && 'visually-hidden')}>{column.header}</span>
              )}
            </th>
          )
        })}
        {hasMore && (
          <th scope="col" className={styles.head}>
            <span className="visually-hidden">{t`Details`}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function ariaSort(sorted: ListSort | null): 'none' | 'ascending' | 'descending' {
  if (!sorted) return 'none'
  return sorted.descending ? 'descending' : 'ascending'
}
