import type { ReactNode } from 'react'
import type { ListSort } from '#domain/lists/listAddress'

/** One column of a `DataTable`. Keep the array stable (module level or `useMemo`). */
export interface DataColumn<Row> {
  id: string
  header: string
  /** Content of the cell; null shows `--`. */
  cell: (row: Row) => ReactNode
  /** If set, the column sorts by this. Texts are compared by locale; null is always last. */
  sortBy?: (row: Row) => string | number | null
  /** Its cell is the link that opens the row, if the table has no `rowTo`. */
  opens?: boolean
  /** Right-aligned, with digits aligned. */
  numeric?: boolean
  /** Minimum width in pixels, 140 by default; a column that does not get it is folded. The rest is shared. */
  width?: number
  /** Folds after the others. */
  keep?: boolean
  /** The header is for a screen reader only, as above a column of buttons. */
  hideHeader?: boolean
  /** The first tap sorts in descending order. */
  highFirst?: boolean
  /** If any column has it, a last row shows the totals. */
  total?: (rows: readonly Row[]) => ReactNode
}

/** The sort order after a tap on a column header; the second tap reverses it. */
export function nextSort(
  column: Pick<DataColumn<never>, 'id' | 'highFirst'>,
  sort: ListSort | null,
): ListSort {
  const descending = sort?.column === column.id ? !sort.descending : (column.highFirst ?? false)
  return { column: column.id, descending }
}

/**
 * Sorts the rows. Each key is computed once, and equal rows keep their order. Returns the same rows if no
 * column sorts.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: ListSort | null,
  locale: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !sortBy) return rows
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }))
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))
    return sort.descending ? -order : order
  })
  return keyed.map(({ row }) => row)
}

/** Converts pixels to rem, so that widths grow with the user's text size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`
