import type { DataSort } from '../../../ui/table/dataColumns'

/** Reads `?sort=fuel` or `?sort=-fuel`; what is no column that sorts is the list's own order. */
export function parseSort(text: string | undefined, columns: readonly string[], first: DataSort): DataSort {
  const column = columns.find((id) => text === id || text === `-${id}`)
  return column === undefined ? first : { column, descending: text?.startsWith('-') ?? false }
}

/** The address form of an order; undefined for the list's own, which needs no words in the address. */
export function sortText({ column, descending }: DataSort, first: DataSort): string | undefined {
  if (column === first.column && descending === first.descending) return undefined
  return descending ? `-${column}` : column
}
