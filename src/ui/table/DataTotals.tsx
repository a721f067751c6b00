import { cx } from '../cx'
import styles from './DataTable.module.css'
import { type columnPlaces, type DataColumn, endOf } from './dataColumns'

export interface DataTotalsProps<Row> {
  columns: readonly DataColumn<Row>[]
  places: ReturnType<typeof columnPlaces>
  /** What the table shows, in the page or not. */
  rows: readonly Row[]
}

/** The last row of a table, where a column sums up; nothing where none does. */
export function DataTotals<Row>({ columns, places, rows }: DataTotalsProps<Row>) {
  if (columns.every(({ total }) => total === undefined)) return null
  return (
    <tfoot>
      <tr>
        {columns.map((column, at) => {
          const end = places[at]?.end ?? null
          return (
            <td
              key={column.id}
              className={cx(
                styles.cell,
                styles.total,
                column.numeric && styles.numeric,
                at === 0 && styles.first,
                end !== null && styles.end,
              )}
              style={end === null ? undefined : endOf(end)}
            >
              {column.total?.(rows)}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}
