import { useLingui } from '@lingui/react/macro'
import { cx } from '../../../ui/cx'
import styles from './ReportTable.module.css'
import { ReportTableHead } from './ReportTableHead'
import { ReportTableRow } from './ReportTableRow'
import { MOST_ROWS, useGrowingCount } from './useGrowingCount'
import type { ReportSort } from './written/orderReport'
import type { WrittenTable } from './written/writtenReport'

export interface ReportTableProps {
  table: WrittenTable
  onSort: (sort: ReportSort) => void
}

/**
 * The lines of a report, all of them on the page: paper has no window over rows. In a narrow place each line
 * stands as a block with the heads beside its values.
 */
export function ReportTable({ table, onSort }: ReportTableProps) {
  const { t } = useLingui()
  const { title, columns, rows, totals, sort } = table
  const count = useGrowingCount(rows.length)
  const sortedBy = columns.find(({ id }) => id === sort.column)?.fullHead ?? ''
  const [most, all] = [MOST_ROWS, rows.length]
  return (
    <section className={styles.section}>
      <div className={styles.top}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.order}>
          {sort.descending ? t`Sorted by ${sortedBy}, descending` : t`Sorted by ${sortedBy}, ascending`}
        </p>
      </div>
      <table className={styles.table} aria-label={title} aria-busy={count < Math.min(most, all)}>
        <ReportTableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody>
          {rows.slice(0, count).map((row) => (
            <ReportTableRow key={row.id} row={row} table={table} />
          ))}
        </tbody>
        {totals && count >= Math.min(most, all) && (
          <tfoot>
            <tr className={styles.total}>
              {columns.map(({ id, fullHead, numeric }, at) => (
                <td
                  key={id}
                  data-head={fullHead}
                  className={cx(numeric && styles.numeric, totals[at]?.text === '' && styles.blank)}
                >
                  {totals[at]?.text}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {all > most && (
        <p className={styles.order}>{t`The first ${most} of ${all} lines. The files have all of them.`}</p>
      )}
    </section>
  )
}
