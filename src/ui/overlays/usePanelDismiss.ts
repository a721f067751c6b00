import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/** Ways out of a panel that floats over a map and leaves the map usable: Escape, and the focus back. */
export function usePanelDismiss(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What lies over the map, or a box that is typed in, has Escape first.
    const taken =
      event.target instanceof Element &&
      event.target.closest('input:not([type="range"]), [role="dialog"], [role="menu"]')
    if (event.key === 'Escape' && !event.defaultPrevented && !taken) onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  // Who closes it from within is back where it was opened from, not at the top of the page.
  useLayoutEffect(() => {
    const from = document.activeElement
    const shown = panel.current
    return () => {
      if (from instanceof HTMLElement && shown?.contains(document.activeElement))
        from.focus({ preventScroll: true })
    }
  }, [panel])
}
