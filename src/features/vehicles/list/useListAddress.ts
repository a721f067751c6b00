import { useMemo } from 'react'
import type { ListSearch, Sections } from '../../../domain/lists/listSearch'
import type { VehicleFilter } from '../../../domain/lists/vehicleFilter'
import { filterSearch, noFilter, parseFilter } from '../../../domain/lists/vehicleListFilter'
import { useQueryText } from '../../../ui/controls/useQueryText'
import { useStable } from '../../../ui/controls/useStable'
import type { DataSort } from '../../../ui/table/dataColumns'
import { parseSort, sortText } from './listSort'

/** The search parameters of a list, and how its screen changes some of them; undefined takes one away. */
export interface ListSearchProps<Section extends string> {
  search: ListSearch<Section>
  onSearch: (change: ListSearch<Section>) => void
}

export interface ListAddress<Section extends string> {
  /** What stands in the search box. */
  text: string
  setText: (text: string) => void
  filter: VehicleFilter<Section>
  setFilter: (filter: VehicleFilter<Section>) => void
  sort: DataSort
  setSort: (sort: DataSort) => void
  /** Empties the search box and every section. */
  clear: () => void
}

/** Search text, filter and order of a list, whose home is the address: a link opens exactly this list. */
export function useListAddress<Section extends string>(
  { search, onSearch }: ListSearchProps<NoInfer<Section>>,
  sections: Sections<Section>,
  columns: readonly string[],
  firstSort: DataSort,
): ListAddress<Section> {
  const [text, setText] = useQueryText(search.q ?? '', (q) => onSearch({ q: q || undefined }))
  // The filter stays the same one while only the search text changes.
  const filter = useStable(useMemo(() => parseFilter(search, sections), [search, sections]))
  return {
    text,
    setText,
    filter,
    setFilter: (next) => onSearch(filterSearch(next)),
    sort: useMemo(() => parseSort(search.sort, columns, firstSort), [search.sort, columns, firstSort]),
    setSort: (sort) => onSearch({ sort: sortText(sort, firstSort) }),
    clear: () => {
      setText('')
      onSearch({ ...filterSearch(noFilter(sections)), q: undefined })
    },
  }
}
