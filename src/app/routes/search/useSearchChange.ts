import {
  type RegisteredRouter,
  type RouteById,
  type RouteIds,
  useNavigate,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useCallback } from 'react'
import type { RawSearch } from '../../../domain/kiosk/search'

type Routes = RegisteredRouter['routeTree']

/** The checked search parameters of a route, by its id. */
export type SearchAt<Id extends RouteIds<Routes>> = RouteById<Routes, Id>['types']['fullSearchSchema']

/** Undefined takes a parameter away, what is not named stays; a `step` is undone by going back. */
export type SearchChange<Search> = (change: Search, how?: 'step' | 'rewrite') => void

/** How a screen changes the search parameters of its own address, as in `useSearchChange<'/shell/1'>()`. */
export function useSearchChange<Id extends RouteIds<Routes>>(): SearchChange<SearchAt<Id>> {
  const navigate = useNavigate()
  const router = useRouter()
  // The address of what is shown, not of what is still loading.
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  return useCallback(
    (change, how = 'rewrite') => {
      // A replay or a search box writes until it is gone: not over the screen that comes after it.
      if (router.latestLocation.pathname !== shown) return
      void navigate({
        to: '.',
        search: (before: RawSearch) => ({ ...before, ...change }),
        replace: how === 'rewrite',
        resetScroll: false,
      })
    },
    [navigate, router, shown],
  )
}
