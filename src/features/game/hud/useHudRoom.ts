import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect } from 'react'
import { routeFor } from '../../../domain/kiosk/routes'
import { useSidebarVisible } from '../../../state/sidebar'
import { useIsWide } from '../../../state/useIsWide'

/** What stands beside or under the bar: the navigation, its rail, the footer bar, or nothing. */
type NavBeside = 'open' | 'rail' | 'drawer' | 'none'

/** Between the bar and what has to be free of it, in CSS pixels. */
const AIR_PX = 8

/**
 * Keeps room for the bar: `--hud-room` is its height with the air around it, `--hud-edge` how far its upper
 * edge is from the foot of the window, with a footer bar between them. Screens, sheets, dialogs and toasts
 * end above it. @returns where it has to stand
 */
export function useHudRoom(bar: RefObject<HTMLElement | null>): NavBeside {
  const nav = useNavBeside()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another distance from the edge
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement
    const measure = () => {
      const { height } = element.getBoundingClientRect()
      const below = Number.parseFloat(getComputedStyle(element).bottom)
      root.style.setProperty('--hud-edge', `${Math.ceil(height + below + AIR_PX)}px`)
      const footer = document.querySelector('[data-edge="bottom"]')?.clientHeight ?? 0
      root.style.setProperty('--hud-room', `${Math.ceil(height + below - footer + AIR_PX)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar, nav])
  useLayoutEffect(
    () => () => {
      document.documentElement.style.removeProperty('--hud-edge')
      document.documentElement.style.removeProperty('--hud-room')
    },
    [],
  )
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
