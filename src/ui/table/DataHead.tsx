import type { ListSort } from '../../domain/lists/listAddress'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import styles from './DataTable.module.css'
import { type columnPlaces, type DataColumn, endOf } from './dataColumns'

export interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  places: ReturnType<typeof columnPlaces>
  sort: ListSort | null
  onSort: (column: DataColumn<Row>) => void
}

/** The heads of a table; those that sort are buttons, the sorted one says so. */
export function DataHead<Row>({ columns, places, sort, onSort }: DataHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, index) => {
          const sorted = sort?.column === column.id ? sort : null
          const end = places[index]?.end ?? null
          return (
            <th
              key={column.id}
              scope="col"
              className={cx(
                styles.head,
                column.numeric && styles.numeric,
                index === 0 && styles.first,
                end !== null && styles.end,
              )}
              style={end === null ? undefined : endOf(end)}
              {...(column.sortBy && { 'aria-sort': ariaSort(sorted) })}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  className={cx(styles.sorter, sorted !== null && styles.sorted)}
                  onClick={() => onSort(column)}
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
      </tr>
    </thead>
  )
}

function ariaSort(sorted: ListSort | null): 'none' | 'ascending' | 'descending' {
  if (!sorted) return 'none'
  return sorted.descending ? 'descending' : 'ascending'
}
