import type { CSSProperties, ReactNode } from 'react'
import type { ListSort } from '../../domain/lists/listAddress'

/** One column of a `DataTable`. Keep the array stable (module level or `useMemo`). */
export interface DataColumn<Row> {
  id: string
  header: string
  /** What stands in the cell; null reads `--`. */
  cell: (row: Row) => ReactNode
  /** Given: the head sorts by this. Words are compared as the language does; null always comes last. */
  sortBy?: (row: Row) => string | number | null
  /** Right-aligned, figures under each other. */
  numeric?: boolean
  /** Least width in pixels, 140 if not given; what is left over is shared out. */
  width?: number
  /** Stays at the right edge while the rest scrolls; only the last columns may. The first one always stays. */
  sticky?: boolean
  /** The head is for a screen reader only, as above a column of buttons. */
  hideHeader?: boolean
  /** The first tap puts the highest first. */
  highFirst?: boolean
  /** Given in any column: a last row sums up those above it. */
  total?: (rows: readonly Row[]) => ReactNode
}

const DEFAULT_WIDTH = 140

/** The order after a tap on the head of a column: at the second tap the other way round. */
export function nextSort(
  column: Pick<DataColumn<never>, 'id' | 'highFirst'>,
  sort: ListSort | null,
): ListSort {
  const descending = sort?.column === column.id ? !sort.descending : (column.highFirst ?? false)
  return { column: column.id, descending }
}

/**
 * The rows in an order. Each key is taken once; rows that are alike stay in the order they came in, the
 * rows themselves where no column sorts.
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

/** Pixels as a length that grows with the reader's text, as what stands in a column does. */
export const rem = (pixels: number): string => `${pixels / 16}rem`

/** How far from the right edge a cell stays, for the style sheet to use where there is room for that. */
export const endOf = (pixels: number) => ({ '--end': rem(pixels) }) as CSSProperties

/** How much of the right edge the sticky columns cover: what takes the focus scrolls out from under them. */
export function heldAtEnd(places: ReturnType<typeof columnPlaces>) {
  const held = places.reduce((sum, { width, end }) => sum + (end === null ? 0 : width), 0)
  return { '--held': rem(held) } as CSSProperties
}

/** Widths in pixels, and how far from the right edge each sticky column stands. */
export function columnPlaces<Row>(
  columns: readonly DataColumn<Row>[],
): { width: number; end: number | null }[] {
  let end = 0
  const places = columns.map((column) => ({
    width: column.width ?? DEFAULT_WIDTH,
    end: null as number | null,
  }))
  for (let index = columns.length - 1; index > 0; index -= 1) {
    const place = places[index]
    if (!columns[index]?.sticky || !place) break
    place.end = end
    end += place.width
  }
  return places
}
