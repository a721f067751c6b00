import { useMemo } from 'react'
import {
  filterSearch,
  hiddenText,
  type ListChange,
  type ListSearch,
  type ListSort,
  parseFilter,
  parseHidden,
  parseSort,
  sortText,
} from '#domain/lists/listAddress'
import { type ListFilter, noFilter } from '#domain/lists/listFilter'
import type { Sections } from '#domain/lists/sections'
import { useQueryText } from '../../ui/controls/useQueryText'
import { useStable } from '../../ui/kit/useStable'
import type { DataColumn } from '../../ui/table/dataColumns'

export interface AddressedList<Section extends string> {
  search: ListSearch<Section>
  onSearch: (change: ListChange<Section>) => void
}

export interface ListAddress<Section extends string> {
  /** Text in the search box. */
  text: string
  setText: (text: string) => void
  filter: ListFilter<Section>
  setFilter: (filter: ListFilter<Section>) => void
  /** Null keeps the rows as they come. */
  sort: ListSort | null
  setSort: (sort: ListSort) => void
  /** Ids of hidden columns. */
  hidden: readonly string[]
  setHidden: (hidden: readonly string[]) => void
  /** Clears the search box and every section. */
  clear: () => void
}

export interface ListShape<Section extends string> {
  sections: Sections<Section>
  columns: readonly Pick<DataColumn<never>, 'id' | 'sortBy'>[]
  firstSort: ListSort | null
}

/** Text, filter, order and columns of a list, stored in the address, so that a link opens exactly this list. */
export function useListAddress<Section extends string>(
  { search, onSearch }: AddressedList<Section>,
  { sections, columns, firstSort }: ListShape<Section>,
): ListAddress<Section> {
  const change = (parameters: ListChange<never>) => onSearch(parameters as ListChange<Section>)
  const [text, setText] = useQueryText(search.q ?? '', (q) => change({ q: q || undefined }))
  const { sort, hide } = search
  const ids = useMemo(() => columns.map(({ id }) => id), [columns])
  const sorting = useMemo(() => columns.filter(({ sortBy }) => sortBy).map(({ id }) => id), [columns])
  return {
    text,
    setText,
    filter: useStable(parseFilter(search, sections)),
    setFilter: (filter) => onSearch(filterSearch(filter)),
    sort: useMemo(() => parseSort(sort, sorting, firstSort), [sort, sorting, firstSort]),
    setSort: (next) => change({ sort: sortText(next, firstSort) }),
    hidden: useMemo(() => parseHidden(hide, ids), [hide, ids]),
    setHidden: (next) => change({ hide: hiddenText(next) }),
    clear: () => {
      setText('')
      onSearch({ ...filterSearch(noFilter(sections)), q: undefined })
    },
  }
}
