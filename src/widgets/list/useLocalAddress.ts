import { useState } from 'react'
import type { ListSort } from '../../domain/lists/listAddress'
import type { ListAddress } from './useListAddress'

const NO_FILTER = { filtering: false, values: {} }
const NO_HIDDEN_COLUMNS: readonly string[] = []

/** Search text and order of a list that no address names, such as one in a sheet; gone when it is left. */
export function useLocalAddress(): ListAddress<never> {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<ListSort | null>(null)
  return {
    text,
    setText,
    filter: NO_FILTER,
    setFilter: () => {},
    sort,
    setSort,
    hidden: NO_HIDDEN_COLUMNS,
    setHidden: () => {},
    clear: () => setText(''),
  }
}
