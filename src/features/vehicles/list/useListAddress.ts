import { useMemo } from 'react'
import type { VehicleFilter } from '../../../domain/lists/vehicleFilter'
import {
  filterSearch,
  noFilter,
  parseFilter,
  type Sections,
  sectionNames,
} from '../../../domain/lists/vehicleListFilter'
import { useQueryText } from '../../../ui/controls/useQueryText'
import type { DataSort } from '../../../ui/table/dataColumns'
import { parseSort, sortText } from './listSort'

/** Search parameters of `/1`, and how a screen changes some of them; undefined takes one away. */
export interface ListSearch {
  search: Record<string, unknown>
  onSearch: (change: Record<string, string | undefined>) => void
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
  { search, onSearch }: ListSearch,
  sections: Sections<Section>,
  columns: readonly string[],
  firstSort: DataSort,
): ListAddress<Section> {
  const [text, setText] = useQueryText(textOf(search.q) ?? '', (q) => onSearch({ q: q || undefined }))
  const sortParam = textOf(search.sort)
  // By their text: the filter stays the same one while only the search text changes.
  const said = JSON.stringify([...sectionNames(sections), 'filter'].map((name) => [name, search[name]]))
  return {
    text,
    setText,
    filter: useMemo(() => parseFilter(Object.fromEntries(JSON.parse(said)), sections), [said, sections]),
    setFilter: (filter) => onSearch(filterSearch(filter)),
    sort: useMemo(() => parseSort(sortParam, columns, firstSort), [sortParam, columns, firstSort]),
    setSort: (sort) => onSearch({ sort: sortText(sort, firstSort) }),
    clear: () => {
      setText('')
      onSearch({ ...filterSearch(noFilter(sections)), q: undefined })
    },
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
