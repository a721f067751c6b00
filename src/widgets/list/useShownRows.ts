import { useDeferredValue, useMemo } from 'react'
import { filterRows, type ValuesOf } from '#domain/lists/listFilter'
import { rowSearch } from '#domain/lists/textSearch'
import { useLocale } from '../../state/locale'
import { type DataColumn, orderRows } from '../../ui/table/dataColumns'
import type { ListAddress } from './useListAddress'

export interface ListRows<Row, Section extends string> {
  columns: readonly DataColumn<Row>[]
  valuesOf: ValuesOf<Row, Section>
  /** The searched text of a row. Must be the same function as long as the texts are the same. */
  textOf: (row: Row) => string
  /** Column that orders rows that are equal in the sort order; without it they stay as they came. */
  tieBreakerBy?: string
  /** A condition besides the filter. Must be the same function as long as the condition is. */
  narrow?: ((row: Row) => boolean) | undefined
}

/**
 * The rows that match filter and search, sorted. Typed text shows at once and the rows follow;
 * they are sorted when the order changes, not at every key.
 */
export function useShownRows<Row extends object, Section extends string>(
  rows: readonly Row[] | null,
  { columns, valuesOf, textOf, tieBreakerBy, narrow }: ListRows<Row, Section>,
  address: Pick<ListAddress<Section>, 'text' | 'filter' | 'sort'>,
): readonly Row[] | null {
  const locale = useLocale()
  const { sort } = address
  const text = useDeferredValue(address.text)
  const filter = useDeferredValue(address.filter)
  const ordered = useMemo(() => {
    if (rows === null) return null
    const tieBreaker = tieBreakerBy === undefined ? null : { column: tieBreakerBy, descending: false }
    return orderRows(orderRows(rows, columns, tieBreaker, locale), columns, sort, locale)
  }, [rows, columns, sort, tieBreakerBy, locale])
  const search = useMemo(() => rowSearch(textOf), [textOf])
  return useMemo(() => {
    const chosen = narrow ? ordered?.filter(narrow) : ordered
    return chosen ? search(filterRows(chosen, filter, valuesOf), text) : null
  }, [ordered, narrow, filter, valuesOf, search, text])
}
