import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useState } from 'react'
import type { ReportRow } from '#domain/reports/documents/reportDocument'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { useIsPrinting } from '../../../ui/table/useIsPrinting'
import styles from './ReportTable.module.css'
import type { ReportSort } from './written/orderReport'
import type { WrittenColumn, WrittenTable } from './written/writtenReport'

export interface ReportTableProps {
  table: WrittenTable
  onSort: (sort: ReportSort) => void
}

/**
 * The lines of a report, all of them rendered, because paper cannot scroll. Where it is narrow, each line is a
 * block with the heads beside its values.
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
        <p
          className={styles.order}
        >{t`Showing the first ${most} of ${all} lines. The files include all of them.`}</p>
      )}
    </section>
  )
}

interface ReportTableHeadProps {
  columns: readonly WrittenColumn[]
  sort: ReportSort
  onSort: (sort: ReportSort) => void
}

/** Heads that sort the lines: figures from the highest, texts from A; a second press reverses the order. */
function ReportTableHead({ columns, sort, onSort }: ReportTableHeadProps) {
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

interface ReportTableRowProps {
  row: ReportRow
  table: WrittenTable
}

/** One line of a report. */
const ReportTableRow = memo(function ReportTableRow({ row, table }: ReportTableRowProps) {
  return (
    <tr className={styles.row}>
      {table.columns.map(({ id, fullHead, numeric }, at) => {
        const { text } = table.cell(row, at)
        return at === 0 ? (
          <th
            key={id}
            scope="row"
            data-head={fullHead}
            className={cx(table.columns[1]?.numeric && styles.alone)}
          >
            {text}
          </th>
        ) : (
          <td key={id} data-head={fullHead} className={cx(numeric && styles.numeric)}>
            {text}
          </td>
        )
      })}
    </tr>
  )
})

/** The page shows at most this number of lines; the files have all. */
const MOST_ROWS = 2000

/** More than fit on a screen below the figures and charts that are rendered with them. */
const FIRST_ROWS = 20
/** A number of lines that is laid out well within a frame. */
const ROWS_A_FRAME = 40

/**
 * The number of rendered lines: a few at first, then more at each frame, so that a long report never blocks
 * the screen. All of them when something is printed.
 */
function useGrowingCount(rows: number): number {
  const most = Math.min(rows, MOST_ROWS)
  const [count, setCount] = useState(FIRST_ROWS)
  const isPrinting = useIsPrinting()
  useEffect(() => {
    if (count >= most) return
    const frame = requestAnimationFrame(() => setCount(count + ROWS_A_FRAME))
    return () => cancelAnimationFrame(frame)
  }, [count, most])
  return isPrinting ? most : Math.min(count, most)
}
