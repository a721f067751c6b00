import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree'
import { ScreenError } from './ScreenError'
import { scrollBackWhenGrown } from './scrollBack'
import { parseSearch, stringifySearch } from './search/searchText'

/** A router over all screens. @param history where it walks; the browser's if not given */
export function createKioskRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenError,
    defaultStructuralSharing: true,
    scrollRestoration: true,
  })
}

export const router = createKioskRouter()

scrollBackWhenGrown(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
