import { cx } from '../cx'
import styles from './DataTable.module.css'
import type { DataColumn } from './dataColumns'
import { FoldedFacts } from './FoldedFacts'
import type { ColumnFold } from './foldColumns'

export interface DataTotalsProps<Row> {
  fold: ColumnFold<Row>
  /** A last column opens the details of the rows. */
  hasMore: boolean
  /** All rows of the table, including those outside the viewport. */
  rows: readonly Row[]
}

/** The totals row of a table; none if no column has a total. */
export function DataTotals<Row>({ fold, hasMore, rows }: DataTotalsProps<Row>) {
  const { shown, folded } = fold
  if ([...shown, ...folded].every(({ total }) => total === undefined)) return null
  const under = folded.flatMap((column): DataColumn<readonly Row[]>[] =>
    column.total ? [{ id: column.id, header: column.header, cell: column.total }] : [],
  )
  return (
    <tfoot>
      <tr>
        {shown.map((column, at) => (
          <td key={column.id} className={cx(styles.cell, styles.total, column.numeric && styles.numeric)}>
            {column.total?.(rows)}
            {at === 0 && under.length > 0 && <FoldedFacts row={rows} columns={under} place="name" />}
          </td>
        ))}
        {hasMore && <td className={cx(styles.cell, styles.total)} />}
      </tr>
    </tfoot>
  )
}
