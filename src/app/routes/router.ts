import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { answerPainted } from '#domain/base/workAhead'
import { entryTree, isEntryAddress } from './entryRoutes'
import { ScreenError } from './ScreenError'
import { loadScreens } from './screens'
import { parseSearch, stringifySearch } from './search/searchText'
import type { routeTree } from './tree/routeTree'

/** Creates the router with all screens. @param history the browser's history if not given */
export function createKioskRouter(history?: RouterHistory) {
  const router = createRouter({
    // Typed as the whole tree, whose other routes are added before one of them is matched.
    routeTree: entryTree as unknown as typeof routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenError,
    defaultStructuralSharing: true,
  })
  const { load, preloadRoute } = router
  let isWhole = false
  const addScreens = async () => {
    await loadScreens()
    router.setRoutes(router.buildRouteTree())
    isWhole = true
  }
  router.load = (options) => {
    if (isWhole || isEntryAddress(router.history.location.pathname)) return load(options)
    // The root route answers for routes that did not load.
    return addScreens()
      .catch(() => undefined)
      .then(() => load(options))
  }
  // The touch of a link is answered first; if it was a tap, the screen itself comes next.
  router.preloadRoute = async (options) => {
    const { latestLocation } = router
    await answerPainted()
    return router.latestLocation === latestLocation ? preloadRoute(options) : undefined
  }
  return router
}

export const router = createKioskRouter()

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** On the tour: the address to continue at if the configuration turns out to have no tour. */
    withoutTour?: '/home' | '/essentials'
  }
}
