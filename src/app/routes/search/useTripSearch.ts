import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readTripSearch, type TripSearch, writeTripSearch } from '#domain/trips/tripSearch'
import type { TripSearchChange } from '../../../widgets/trips/history/TripHistory'
import { useSearchChange } from './useSearchChange'

/** The pages that have a trip history. */
type TripPage = '/shell/1/detail/$id' | '/shell/2/detail/$id'

/** Keeps the selected trip and its second in the address, so that a link opens the same moment. */
export function useTripSearch(from: TripPage): {
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
} {
  const params = useSearch({ from })
  const search = useMemo(() => readTripSearch(params), [params])
  const change = useSearchChange<TripPage>()
  const onSearch = useCallback(
    (next: TripSearchChange, replace = false) => change(writeTripSearch(next), replace ? 'rewrite' : 'step'),
    [change],
  )
  return { search, onSearch }
}
