import { redirect } from '@tanstack/react-router'

export interface Guard {
  /** Whether the screen may be shown now; without it always. */
  allows?: () => boolean
  /** What begins with the screen, once each time that a visitor arrives at it. */
  onEnter?: () => void
  /** Takes the search parameters along to where a visitor is led instead. */
  keepSearch?: boolean
}

/**
 * The `beforeLoad` of a guarded route: who may not see its screen starts at welcome. The guard decides
 * again at each load, but a link that is only pointed at enters nothing.
 */
export function guard({ allows = () => true, onEnter, keepSearch = false }: Guard) {
  return ({ cause }: { cause: 'preload' | 'enter' | 'stay' }): void => {
    if (!allows()) throw redirect({ to: '/welcome', replace: true, ...(keepSearch && { search: true }) })
    if (cause === 'enter') onEnter?.()
  }
}
