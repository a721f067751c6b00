/** What a table measured of itself, in pixels. */
export interface TableSizes {
  /** Width at the normal text size. */
  room: number
  /** Width of the window that this was in. */
  window: number
  /** Height of the part in which rows are in sight. */
  height: number
  /** Height of a row. */
  row: number
}

const sizesOf = new Map<string, Partial<TableSizes>>()
let newest: Partial<TableSizes> = {}

/** What a table measured when it was last shown; undefined where it was not. */
export function knownSizes(table: string): Partial<TableSizes> | undefined {
  return sizesOf.get(table)
}

/**
 * The same, or what another table measured: a first guess that is nearly always right and spares a table
 * its second rendering. Where it is wrong, the table renders again before the paint.
 */
export function lastSizes(table: string): Partial<TableSizes> {
  return knownSizes(table) ?? newest
}

/** Keeps what a table measured for the next time that it is shown. */
export function keepSizes(table: string, sizes: Partial<TableSizes>): void {
  sizesOf.set(table, { ...sizesOf.get(table), ...sizes })
  // Rows of another table have other heights.
  const { row, ...outer } = sizes
  newest = { ...newest, ...outer }
}
