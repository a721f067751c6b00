import type { DataSort } from '../../../ui/table/dataColumns'

/** Columns that `?sort=` may name; the first one is the order of an address without it. */
const COLUMNS = ['name', 'status', 'score', 'vehicle', 'fleet', 'email', 'coaching', 'added']

/** Reads `?sort=score` or `?sort=-score`; anything else is by name. */
export function parseSort(text: string | undefined): DataSort {
  const column = COLUMNS.find((name) => text === name || text === `-${name}`)
  return column
    ? { column, descending: text?.startsWith('-') ?? false }
    : { column: 'name', descending: false }
}

/** The address form of an order; undefined for the one that needs no words in the address. */
export function sortText({ column, descending }: DataSort): string | undefined {
  if (column === 'name' && !descending) return undefined
  return descending ? `-${column}` : column
}
