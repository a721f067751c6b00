import { useState } from 'react'
import type { ListSort } from '#domain/lists/listAddress'
import type { ListAddress } from './useListAddress'

const NO_FILTER = { filtering: false, values: {} }

/** Search text, order and columns of a list without an address, such as one in a sheet; lost when it closes. */
export function useLocalAddress(): ListAddress<never> {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<ListSort | null>(null)
  const [hidden, setHidden] = useState<readonly string[]>([])
  return {
    text,
    setText,
    filter: NO_FILTER,
    setFilter: () => {},
    sort,
    setSort,
    hidden,
    setHidden,
    clear: () => setText(''),
  }
}
