import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo, type ReactNode, useId } from 'react'
import { MISSING } from '../../i18n/formats'
import { IconButton } from '../controls/IconButton'
import { cx } from '../cx'
import { ICONS } from '../icons/icons'
import styles from './DataTable.module.css'
import { FoldedFacts } from './FoldedFacts'
import { type ColumnFold, MOST_UNDER_NAME } from './foldColumns'

export interface DataRowProps<Row> {
  row: Row
  /** Index in the whole list, from 0. */
  index: number
  fold: ColumnFold<Row>
  to: string | undefined
  selected: boolean
  open: boolean
  onMore: (row: Row) => void
}

function PlainRow<Row>({ row, index, fold, to, selected, open, onMore }: DataRowProps<Row>) {
  const { t } = useLingui()
  const id = useId()
  const { shown, folded } = fold
  const hasMore = folded.length > MOST_UNDER_NAME
  const cells = shown.map((column, at) => {
    const content = column.cell(row) ?? <span className={styles.missing}>{MISSING}</span>
    const isName = at === 0
    return (
      <td
        key={column.id}
        id={isName ? `${id}name` : undefined}
        className={cx(styles.cell, column.numeric && styles.numeric)}
      >
        {isName && to !== undefined ? <RowLink to={to}>{content}</RowLink> : content}
        {isName && folded.length > 0 && !hasMore && <FoldedFacts row={row} columns={folded} place="name" />}
      </td>
    )
  })
  return (
    <>
      <tr
        data-index={index}
        aria-rowindex={index + 2}
        aria-current={selected || undefined}
        className={cx(
          styles.row,
          (to !== undefined || shown[0]?.opens) && styles.opens,
          open && styles.opened,
        )}
        onClick={openRow}
      >
        {cells}
        {hasMore && (
          <td className={cx(styles.cell, styles.more)}>
            <IconButton
              id={`${id}more`}
              label={t`Details`}
              aria-labelledby={`${id}more ${id}name`}
              icon={ICONS.chevronDown}
              aria-expanded={open}
              aria-controls={open ? `${id}detail` : undefined}
              onClick={() => onMore(row)}
            />
          </td>
        )}
      </tr>
      {hasMore && open && (
        <tr data-detail="" className={styles.row}>
          <td id={`${id}detail`} colSpan={shown.length + 1} className={cx(styles.cell, styles.detail)}>
            <FoldedFacts row={row} columns={folded} place="detail" />
          </td>
        </tr>
      )}
    </>
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
