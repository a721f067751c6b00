import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { MISSING } from '../../i18n/formats'
import { cx } from '../cx'
import styles from './DataTable.module.css'
import { type columnOffsets, type DataColumn, endOf } from './dataColumns'

export interface DataRowProps<Row> {
  row: Row
  /** Place in the whole list, from 0. */
  index: number
  columns: readonly DataColumn<Row>[]
  places: ReturnType<typeof columnOffsets>
  to: string | undefined
  selected: boolean
}

function PlainRow<Row>({ row, index, columns, places, to, selected }: DataRowProps<Row>) {
  const cells = columns.map((column, at) => {
    const end = places[at]?.end ?? null
    const content = column.cell(row) ?? <span className={styles.missing}>{MISSING}</span>
    return (
      <td
        key={column.id}
        className={cx(
          styles.cell,
          column.numeric && styles.numeric,
          at === 0 && styles.first,
          end !== null && styles.end,
        )}
        style={end === null ? undefined : endOf(end)}
      >
        {at === 0 && to !== undefined ? <RowLink to={to}>{content}</RowLink> : content}
      </td>
    )
  })
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={selected || undefined}
      className={styles.row}
      onClick={openRow}
    >
      {cells}
    </tr>
  )
}

/** Memoized because there are many rows that seldom change. */
export const DataRow = memo(PlainRow) as typeof PlainRow

function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link} data-row-link="">
      {children}
    </Link>
  )
}

/** The whole row opens its link by pointer; the keyboard uses the link. */
function openRow(event: MouseEvent<HTMLElement>): void {
  // Links and buttons in the row keep their own action.
  const own = event.target instanceof Element && event.target.closest('a, button, input, label, select')
  if (own || event.defaultPrevented) return
  event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}
