import { Link, useRouter } from '@tanstack/react-router'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { MISSING } from '../i18n/formats'
import { cx } from './cx'
import styles from './DataTable.module.css'
import type { columnPlaces, DataColumn } from './dataColumns'

export interface DataRowProps<Row> {
  row: Row
  /** Place in the whole list, from 0. */
  index: number
  columns: readonly DataColumn<Row>[]
  places: ReturnType<typeof columnPlaces>
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
        style={end === null ? undefined : { right: end }}
      >
        {at === 0 && to !== undefined ? <RowLink to={to}>{content}</RowLink> : content}
      </td>
    )
  })
  const shared = {
    'data-index': index,
    'aria-rowindex': index + 2,
    'aria-current': selected || undefined,
  }
  if (to === undefined) {
    return (
      <tr {...shared} className={styles.row}>
        {cells}
      </tr>
    )
  }
  return (
    <OpeningRow to={to} {...shared}>
      {cells}
    </OpeningRow>
  )
}

/** Rows are many and change seldom. */
export const DataRow = memo(PlainRow) as typeof PlainRow

function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link} data-row-link="">
      {children}
    </Link>
  )
}

interface OpeningRowProps extends React.ComponentProps<'tr'> {
  to: string
}

/** The whole row opens; the link in its first cell is the keyboard's way. */
function OpeningRow({ to, children, ...rest }: OpeningRowProps) {
  const router = useRouter()
  const open = (event: MouseEvent) => {
    // Links and buttons do their own work; a selection of text is not a tap.
    const own = event.target instanceof Element && event.target.closest('a, button, input, label, select')
    if (own || event.defaultPrevented) return
    void router.navigate({ to })
  }
  return (
    <tr {...rest} className={cx(styles.row, styles.opens)} onClick={open}>
      {children}
    </tr>
  )
}
