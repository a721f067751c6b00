/** Measurements of a table, in pixels. */
export interface TableSizes {
  /** Width at the normal text size. */
  room: number
  /** Width of the window at that time. */
  window: number
  /** Height of the part in which rows are visible. */
  height: number
  /** Height of what is above its rows. */
  above: number
}

const heightsOf = new Map<string, Map<string, number>>()
const sizesOf = new Map<string, Partial<TableSizes>>()
let newest: Partial<TableSizes> = {}

/** Measurements from when a table was last shown; undefined if it was not. */
export function knownSizes(table: string): Partial<TableSizes> | undefined {
  return sizesOf.get(table)
}

/**
 * The last measurements of this or another table: a first guess that is nearly always right and saves a
 * second render. If it is wrong, the table renders again before the paint.
 */
export function lastSizes(table: string): Partial<TableSizes> {
  return knownSizes(table) ?? newest
}

/** Measured heights of a table's rows in pixels, by key: a way back leads to the same place. */
export function rowHeights(table: string): Map<string, number> {
  const known = heightsOf.get(table) ?? new Map<string, number>()
  heightsOf.set(table, known)
  return known
}

/** Stores a table's measurements for the next time that it is shown. */
export function keepSizes(table: string, sizes: Partial<TableSizes>): void {
  sizesOf.set(table, { ...sizesOf.get(table), ...sizes })
  newest = { ...newest, ...sizes }
}
