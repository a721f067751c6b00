import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree'
import { ScreenError } from './ScreenError'
import { restoreScrollWhenLoaded } from './scrollRestoration'
import { parseSearch, stringifySearch } from './search/searchText'

/** Creates the router with all screens. @param history the browser's history if not given */
export function createKioskRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenError,
    defaultStructuralSharing: true,
  })
}

export const router = createKioskRouter()

restoreScrollWhenLoaded(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** On the tour: the address to continue at if the configuration turns out to have no tour. */
    withoutTour?: '/home' | '/essentials'
  }
}
