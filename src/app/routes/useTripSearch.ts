import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readTripSearch, type TripSearch } from '../../domain/trips/tripHistory'
import type { TripSearchChange } from '../../widgets/trips/history/TripHistory'

/** Which trip is shown, at which second, lives in the address: a link opens exactly this moment. */
export function useTripSearch(pathname: string): {
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
} {
  const navigate = useNavigate()
  const { day, trip, t, window: days }: Record<string, unknown> = useSearch({ strict: false })
  const search = useMemo(() => readTripSearch({ day, trip, t, window: days }), [day, trip, t, days])
  const onSearch = useCallback(
    ({ second, window: chosen, ...rest }: TripSearchChange, replace = false) => {
      // A replay writes its second until it is gone: not over the screen that came after it.
      if (location.pathname !== pathname) return
      void navigate({
        to: pathname,
        search: (before: Record<string, unknown>) => ({
          ...before,
          ...rest,
          ...(second !== undefined && { t: second }),
          ...(chosen !== undefined && { window: chosen }),
        }),
        replace,
        resetScroll: false,
      })
    },
    [navigate, pathname],
  )
  return { search, onSearch }
}
