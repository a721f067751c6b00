import {
  type RegisteredRouter,
  type RouteById,
  type RouteIds,
  useNavigate,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useCallback } from 'react'
import type { RawSearch } from '#domain/base/search'

type Routes = RegisteredRouter['routeTree']

/** The checked search parameters of a route, by its id. */
export type SearchAt<Id extends RouteIds<Routes>> = RouteById<Routes, Id>['types']['fullSearchSchema']

/** Undefined removes a parameter, unnamed ones are kept. A `step` adds a history entry. */
export type SearchChange<Search> = (change: Search, how?: 'step' | 'rewrite') => void

/** Changes the search parameters of the screen's own address, as in `useSearchChange<'/shell/1'>()`. */
export function useSearchChange<Id extends RouteIds<Routes>>(): SearchChange<SearchAt<Id>> {
  const navigate = useNavigate()
  const router = useRouter()
  // Uses the location that is rendered, not the one that is still loading.
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  return useCallback(
    (change, how = 'rewrite') => {
      // A replay or a search box may write after its screen was left, and must not change the next screen.
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
