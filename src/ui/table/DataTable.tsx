import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { ListSort } from '../../domain/lists/listAddress'
import { cx } from '../cx'
import { EmptyState } from '../feedback/EmptyState'
import { Skeleton } from '../feedback/Skeleton'
import { ICONS } from '../icons/icons'
import { DataHead } from './DataHead'
import { DataRow } from './DataRow'
import styles from './DataTable.module.css'
import { DataTotals } from './DataTotals'
import { columnPlaces, type DataColumn, heldAtEnd, nextSort, orderRows, rem } from './dataColumns'
import { useRowWindow, VIRTUAL_FROM } from './rowWindow'
import { useTableScroll } from './tableScroll'

export interface DataTableProps<Row extends object> {
  /** What the table lists, for a screen reader. */
  label: string
  columns: readonly DataColumn<Row>[]
  /** Null while they are still coming. Keep the array stable between renders. */
  rows: readonly Row[] | null
  /** The same function from render to render where rows are many. */
  rowId: (row: Row) => string
  /** Address that a row opens, if it does; the first cell becomes the link, the whole row the target. */
  rowTo?: (row: Row) => string | undefined
  /** Where the order is kept outside, such as in the address; without it the table keeps its own. */
  sort?: ListSort | null
  onSort?: (sort: ListSort) => void
  /** The rows come in that order already: a list that is searched is not sorted at every key. */
  ordered?: boolean
  /** Order at the start, when the table keeps its own. */
  firstSort?: ListSort
  selectedId?: string
  /** Instead of "No results were found"; null leaves the place blank. */
  empty?: ReactNode
  /** Without a panel of its own, to stand in a card. */
  bare?: boolean
}

const NO_ROWS: never[] = []
const LOADING_ROWS = ['1', '2', '3', '4', '5', '6']

/** A list with columns: sorts, opens rows, stays steady over ten thousand of them. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowTo,
    selectedId,
    ordered = false,
    empty,
    firstSort = null,
    bare = false,
  } = props
  const { t, i18n } = useLingui()
  const scroller = useRef<HTMLElement>(null)
  const [ownSort, setOwnSort] = useState<ListSort | null>(firstSort)
  const sort = props.sort === undefined ? ownSort : props.sort
  const shown = useMemo(
    () => (ordered ? rows : orderRows(rows ?? NO_ROWS, columns, sort, i18n.locale)) ?? NO_ROWS,
    [ordered, rows, columns, sort, i18n.locale],
  )
  const onSort = (column: DataColumn<Row>) => {
    const asked = nextSort(column, sort)
    setOwnSort(asked)
    props.onSort?.(asked)
  }
  const places = useMemo(() => columnPlaces(columns), [columns])
  const keyOf = useCallback(
    (index: number) => {
      const row = shown[index]
      return row ? rowId(row) : String(index)
    },
    [shown, rowId],
  )
  const window = useRowWindow(scroller, shown.length, keyOf)
  useTableScroll(scroller, label, shown.length > 0)
  const onKeyDown = useRowKeys(scroller, shown.length, window.scrollTo)
  const loading = rows === null
  return (
    <section
      ref={scroller}
      className={cx(
        styles.scroller,
        !bare && styles.panel,
        shown.length > VIRTUAL_FROM && styles.tall,
        shown.length === 0 && styles.none,
      )}
      aria-label={label}
      // A keyboard must be able to scroll it, also where no row is a link.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      style={heldAtEnd(places)}
      onKeyDown={onKeyDown}
    >
      <table
        className={styles.table}
        style={{ minWidth: rem(places.reduce((sum, { width }) => sum + width, 0)) }}
        aria-rowcount={shown.length + 1}
        aria-busy={loading}
      >
        <caption className="visually-hidden">{label}</caption>
        <colgroup>
          {columns.map((column, index) => (
            <col key={column.id} style={{ width: rem(places[index]?.width ?? 0) }} />
          ))}
        </colgroup>
        <DataHead columns={columns} places={places} sort={sort} onSort={onSort} />
        <tbody>
          {window.above > 0 && <Room height={window.above} columns={columns.length} />}
          {window.indexes.map((index) => {
            const row = shown[index]
            if (!row) return null
            return (
              <DataRow
                key={rowId(row)}
                row={row}
                index={index}
                columns={columns}
                places={places}
                to={rowTo?.(row)}
                selected={rowId(row) === selectedId}
              />
            )
          })}
          {window.below > 0 && <Room height={window.below} columns={columns.length} />}
          {loading && LOADING_ROWS.map((key) => <LoadingRow key={key} columns={columns.length} />)}
          {!loading && shown.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.instead}>
                <div className={styles.words}>
                  {empty === undefined ? (
                    <EmptyState icon={ICONS.search} title={t`No results were found`} />
                  ) : (
                    empty
                  )}
                </div>
              </td>
            </tr>
          )}
        </tbody>
        {shown.length > 0 && <DataTotals columns={columns} places={places} rows={shown} />}
      </table>
      <span className="visually-hidden" role="status">
        {loading && t`Loading`}
      </span>
    </section>
  )
}

/** Stands for the rows that are not in the page. */
function Room({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columns} className={styles.room} style={{ height }} />
    </tr>
  )
}

function LoadingRow({ columns }: { columns: number }) {
  return (
    <tr>
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike and never move
        <td key={index} className={styles.cell}>
          <Skeleton />
        </td>
      ))}
    </tr>
  )
}

/** Up, Down, Home and End move between the links of the rows, also to those not in the page yet. */
function useRowKeys(
  scroller: { current: HTMLElement | null },
  count: number,
  scrollTo: (index: number) => void,
) {
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const at = target.closest<HTMLElement>('tr[data-index]')
    if (!at || !target.matches('[data-row-link]')) return
    const index = Number(at.dataset.index)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined || next < 0 || next >= count) return
    event.preventDefault()
    scrollTo(next)
    focusRow(scroller.current, next)
  }
}

/** A row far away is in the page a few frames after it was scrolled to. */
function focusRow(scroller: HTMLElement | null, index: number, tries = 10): void {
  const link = scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-row-link]`)
  if (link) link.focus()
  else if (tries > 0) requestAnimationFrame(() => focusRow(scroller, index, tries - 1))
}
