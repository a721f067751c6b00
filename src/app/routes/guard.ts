import { redirect } from '@tanstack/react-router'

export interface Load<Search> {
  cause: 'preload' | 'enter' | 'stay'
  search: Search
}

interface Guard {
  /** Whether the screen may be shown; without it the screen is always allowed. */
  allows?: () => boolean
  /** Runs each time a visitor enters the screen. */
  onEnter?: () => void
  /** Keeps the search parameters in the redirect. */
  keepSearch?: boolean
}

/**
 * The `beforeLoad` of a guarded route. Visitors who may not see its screen are redirected to welcome.
 * The guard runs at each load, but preloading a link does not enter the screen.
 */
export function guard({ allows = () => true, onEnter, keepSearch = false }: Guard) {
  return ({ cause }: Pick<Load<unknown>, 'cause'>): void => {
    if (!allows()) throw redirect({ to: '/welcome', replace: true, ...(keepSearch && { search: true }) })
    if (cause === 'enter') onEnter?.()
  }
}
