import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ListSort } from '#domain/lists/listAddress'
import { cx } from '../cx'
import { EmptyState } from '../feedback/EmptyState'
import { Skeleton } from '../feedback/Skeleton'
import { focusSoon } from '../focusSoon'
import { ICONS } from '../icons/icons'
import { DataHead } from './DataHead'
import { DataRow } from './DataRow'
import styles from './DataTable.module.css'
import { DataTotals } from './DataTotals'
import { type DataColumn, orderRows, rem } from './dataColumns'
import { foldColumns, MORE_WIDTH, MOST_UNDER_NAME, widthOf } from './foldColumns'
import { useRowWindow, VIRTUAL_FROM } from './rowWindow'
import { useTableScroll } from './tableScroll'
import { PROBE_WIDTH, useTableRoom } from './useTableRoom'

export interface DataTableProps<Row extends object> {
  label: string
  columns: readonly DataColumn<Row>[]
  /** Including hidden columns, by which the table may still be sorted. */
  everyColumn?: readonly DataColumn<Row>[]
  /** Called with the ids of the columns that do not fit. */
  onFold?: (folded: readonly string[]) => void
  /** Null while loading. Keep the array stable between renders. */
  rows: readonly Row[] | null
  /** Must be the same function on each render when there are many rows. */
  rowId: (row: Row) => string
  /** Address that a row opens. The first cell becomes the link, and the whole row is clickable. */
  rowTo?: (row: Row) => string | undefined
  /** The sort order if it is controlled, for example by the address; otherwise the table has its own. */
  sort?: ListSort | null
  onSort?: (sort: ListSort) => void
  /** The rows are already sorted, which avoids sorting at every key stroke of a search. */
  ordered?: boolean
  /** Initial sort order of an uncontrolled table. */
  firstSort?: ListSort
  selectedId?: string
  /** Replaces "No results were found"; null leaves the place blank. */
  empty?: ReactNode
  /** Without a surface, for use in a card. */
  bare?: boolean
}

const NO_ROWS: never[] = []
const NONE_OPENED: ReadonlySet<string> = new Set()
const LOADING_ROWS = ['1', '2', '3', '4', '5', '6']

/**
 * A table that sorts, opens rows, and virtualizes long lists of up to ten thousand rows. A column is either
 * whole or folded: under the name, or into the detail of the row. It never scrolls sideways.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    everyColumn = columns,
    onFold,
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
  const probe = useRef<HTMLSpanElement>(null)
  const [ownSort, setOwnSort] = useState<ListSort | null>(firstSort)
  const sort = props.sort === undefined ? ownSort : props.sort
  const shown = useMemo(
    () => (ordered ? rows : orderRows(rows ?? NO_ROWS, columns, sort, i18n.locale)) ?? NO_ROWS,
    [ordered, rows, columns, sort, i18n.locale],
  )
  const onSort = (asked: ListSort) => {
    setOwnSort(asked)
    props.onSort?.(asked)
  }
  const sortedBy = sort?.column ?? null
  const foldsAlike = useCallback(
    (a: number, b: number) =>
      foldColumns(columns, a, sortedBy).shown.length === foldColumns(columns, b, sortedBy).shown.length,
    [columns, sortedBy],
  )
  const room = useTableRoom(scroller, probe, label, foldsAlike)
  const fold = useMemo(() => foldColumns(columns, room, sortedBy), [columns, room, sortedBy])
  const hasMore = fold.folded.length > MOST_UNDER_NAME
  const count = fold.shown.length + Number(hasMore)
  useEffect(() => onFold?.(fold.folded.map(({ id }) => id)), [fold, onFold])
  const [opened, setOpened] = useState<ReadonlySet<string>>(NONE_OPENED)
  const onMore = useCallback(
    (row: Row) =>
      setOpened((before) => {
        const next = new Set(before)
        if (!next.delete(rowId(row))) next.add(rowId(row))
        return next
      }),
    [rowId],
  )
  const keyOf = useCallback(
    (index: number) => {
      const row = shown[index]
      return row ? rowId(row) : String(index)
    },
    [shown, rowId],
  )
  const window = useRowWindow(scroller, label, shown.length, keyOf, opened)
  useTableScroll(scroller, label, shown.length > 0)
  const onKeyDown = useRowKeys(scroller, shown.length, window.scrollTo)
  const loading = rows === null
  return (
    <section
      ref={scroller}
      className={cx(styles.scroller, !bare && styles.panel, shown.length > VIRTUAL_FROM && styles.tall)}
      aria-label={label}
      // A table that scrolls must be focusable for keyboard scrolling, even if no row is a link.
      tabIndex={shown.length > VIRTUAL_FROM ? 0 : undefined}
      onKeyDown={onKeyDown}
    >
      <span ref={probe} className={styles.probe} style={{ width: rem(PROBE_WIDTH) }} aria-hidden="true" />
      <table className={styles.table} aria-rowcount={shown.length + 1} aria-busy={loading}>
        <SortCaption label={label} columns={everyColumn} shown={fold.shown} sort={sort} />
        <colgroup>
          {fold.shown.map((column) => (
            // A single name column takes the available width, however small.
            <col
              key={column.id}
              style={fold.shown.length === 1 ? undefined : { width: rem(widthOf(column)) }}
            />
          ))}
          {hasMore && <col style={{ width: rem(MORE_WIDTH) }} />}
        </colgroup>
        <DataHead columns={fold.shown} hasMore={hasMore} sort={sort} onSort={onSort} />
        <tbody>
          {window.above > 0 && <Spacer height={window.above} columns={count} />}
          {window.indexes.map((index) => {
            const row = shown[index]
            if (!row) return null
            return (
              <DataRow
                key={rowId(row)}
                row={row}
                index={index}
                fold={fold}
                to={rowTo?.(row)}
                selected={rowId(row) === selectedId}
                open={opened.has(rowId(row))}
                onMore={onMore}
              />
            )
          })}
          {window.below > 0 && <Spacer height={window.below} columns={count} />}
          {loading && LOADING_ROWS.map((key) => <LoadingRow key={key} columns={count} />)}
          {!loading && shown.length === 0 && (
            <tr>
              <td colSpan={count} className={styles.instead}>
                <div>
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
        {shown.length > 0 && <DataTotals fold={fold} hasMore={hasMore} rows={shown} />}
      </table>
      <span className="visually-hidden" role="status">
        {loading && t`Loading`}
      </span>
    </section>
  )
}

/** Takes the space of the rows that are not rendered. */
function Spacer({ height, columns }: { height: number; columns: number }) {
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

/** Up, Down, Home and End move the focus between row links, also to rows not rendered yet. */
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
    // A distant row is rendered a few frames after scrolling to it.
    focusSoon(() => scroller.current?.querySelector(`tr[data-index="${next}"] [data-row-link]`))
  }
}

interface SortCaptionProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  shown: readonly DataColumn<Row>[]
  sort: ListSort | null
}

/** Names the table; if no visible header shows the sort order, this does. */
function SortCaption<Row>({ label, columns, shown, sort }: SortCaptionProps<Row>) {
  const { t } = useLingui()
  const isOf = ({ id }: DataColumn<Row>) => id === sort?.column
  const header = shown.some(isOf) ? undefined : columns.find(isOf)?.header
  if (header === undefined) return <caption className="visually-hidden">{label}</caption>
  return (
    <caption className={styles.caption}>
      <span className="visually-hidden">{label}</span>{' '}
      {sort?.descending ? t`Sorted by ${header}, descending` : t`Sorted by ${header}, ascending`}
    </caption>
  )
}
