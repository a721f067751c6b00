import type { DataColumn } from './dataColumns'

/** Maximum number of folded columns under the name in each row; if there are more, they are in a detail that opens. */
export const MOST_UNDER_NAME = 1

/** Width of the column with the buttons that open the detail, in pixels at the normal text size. */
export const MORE_WIDTH = 60

const DEFAULT_WIDTH = 140

/** Minimum width of a column in pixels at the normal text size. */
export const widthOf = ({ width = DEFAULT_WIDTH }: Pick<DataColumn<never>, 'width'>): number => width

/** The columns of a table that fit, and the folded ones. */
export interface ColumnFold<Row> {
  shown: readonly DataColumn<Row>[]
  folded: readonly DataColumn<Row>[]
}

/**
 * Decides which columns fit. The first one always stays; then come the sorted one, those to keep, and the
 * others in order, up to the first that does not fit. Visible columns keep their order.
 * @param room width of the table in pixels at the normal text size; null before it is measured
 */
export function foldColumns<Row>(
  columns: readonly DataColumn<Row>[],
  room: number | null,
  sortedBy: string | null,
): ColumnFold<Row> {
  if (room === null) return { shown: columns, folded: [] }
  const under = fitColumns(columns, room, sortedBy)
  return under.folded.length <= MOST_UNDER_NAME ? under : fitColumns(columns, room - MORE_WIDTH, sortedBy)
}

function fitColumns<Row>(
  columns: readonly DataColumn<Row>[],
  room: number,
  sortedBy: string | null,
): ColumnFold<Row> {
  const [first, ...others] = columns
  if (!first) return { shown: columns, folded: [] }
  const rank = ({ id, keep = false }: DataColumn<Row>) => (id === sortedBy ? 0 : keep ? 1 : 2)
  const byRank = others.toSorted((a, b) => rank(a) - rank(b))
  const standing = new Set([first])
  let left = room - widthOf(first)
  for (const column of byRank) {
    if (widthOf(column) > left) break
    standing.add(column)
    left -= widthOf(column)
  }
  return {
    shown: columns.filter((column) => standing.has(column)),
    folded: columns.filter((column) => !standing.has(column)),
  }
}
