import { useRouterState } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { routeFor } from '#domain/device/routes'
import { useSidebarVisible } from '../../../state/sidebar'
import { useIsWide } from '../../../state/useIsWide'
import { useBarRoom } from '../../../widgets/ghost/useBarRoom'

/** What is beside or below the bar: the navigation, its rail, the footer bar, or nothing. */
type NavBeside = 'open' | 'rail' | 'drawer' | 'none'

/** Reserves space for the bar (`useBarRoom`). @returns what it must be placed beside */
export function useHudRoom(bar: RefObject<HTMLElement | null>): NavBeside {
  const nav = useNavBeside()
  useBarRoom(bar, nav)
  return nav
}

function useNavBeside(): NavBeside {
  const pathname = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  })
  const open = useSidebarVisible()
  const wide = useIsWide()
  if (routeFor(pathname)?.kind !== 'shell') return 'none'
  return wide ? (open ? 'open' : 'rail') : 'drawer'
}
