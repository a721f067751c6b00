import { useDeferredValue, useMemo } from 'react'
import { rowSearch } from '../../../domain/lists/textSearch'
import { filterVehicles } from '../../../domain/lists/vehicleFilter'
import type { ValuesOf } from '../../../domain/lists/vehicleListFilter'
import { useLocale } from '../../../state/locale'
import { type DataColumn, orderRows } from '../../../ui/table/dataColumns'
import type { ListAddress } from './useListAddress'

export interface ListRows<Row, Section extends string> {
  /** Every row of the list; null while they are still coming. */
  rows: readonly Row[] | null
  columns: readonly DataColumn<Row>[]
  valuesOf: ValuesOf<Row, Section>
  /** What a search looks through; the same function as long as the rows read the same. */
  textOf: (row: Row) => string
}

/**
 * The rows that pass filter and search, in their order. What is typed shows at once, the rows follow:
 * they are sorted when the order changes, not at every key.
 */
export function useShownRows<Row extends object, Section extends string>(
  { rows, columns, valuesOf, textOf }: ListRows<Row, Section>,
  address: Pick<ListAddress<Section>, 'text' | 'filter' | 'sort'>,
): readonly Row[] | null {
  const locale = useLocale()
  const { sort } = address
  const text = useDeferredValue(address.text)
  const filter = useDeferredValue(address.filter)
  const ordered = useMemo(() => {
    const [first] = columns
    if (rows === null || !first) return rows
    const byFirst = orderRows(rows, columns, { column: first.id, descending: false }, locale)
    return orderRows(byFirst, columns, sort, locale)
  }, [rows, columns, sort, locale])
  const search = useMemo(() => rowSearch(textOf), [textOf])
  return useMemo(
    () => ordered && search(filterVehicles(ordered, filter, valuesOf), text),
    [ordered, filter, valuesOf, search, text],
  )
}
