import { useLayoutEffect, useRef, useState } from 'react'
import { navStartsOpen } from '#domain/device/routes'
import { isSidebarMoved, setSidebarVisible, useSidebarVisible } from '../../../state/sidebar'
import { renderAfterPaint } from '../../../ui/feedback/renderAfterPaint'

/**
 * Wide: each screen opens with the navigation open or closed (docs/decisions.md D27), and between screens
 * with the same default it keeps the visitor's choice. Narrow: `useScreenLeft` closes it.
 * @returns whether it is open
 */
export function useSidebarRules(wide: boolean, pathname: string, tab: unknown): boolean {
  const isVisible = useSidebarVisible()
  // When a tablet is turned, an open navigation must not become an open drawer, which would take the focus.
  const [appliedWide, setAppliedWide] = useState(wide)
  const before = useRef<{ wide: boolean; pathname: string; starts: boolean } | null>(null)
  // Runs before the paint, so that a cold start at the map does not show the navigation closing.
  useLayoutEffect(() => {
    const last = before.current
    const starts = wide && navStartsOpen(pathname, tab)
    const isResized = last?.wide !== wide
    const isOther = isResized || starts !== last.starts
    const apply = () => {
      // A press since the screen was chosen is a choice for this screen.
      if (isResized || (isOther && !isSidebarMoved())) setSidebarVisible(starts)
      setAppliedWide(wide)
      before.current = { wide, pathname, starts }
    }
    // With another screen, the navigation changes together with its content, after its heading (`ScreenSlot`).
    if (isOther && last && last.pathname !== pathname) return renderAfterPaint(apply)
    apply()
  }, [wide, pathname, tab])
  return isVisible && appliedWide === wide
}
