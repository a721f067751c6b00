import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { afterPage } from '../kit/inputPort'

/** Closes a panel that floats over the map on Escape and restores the focus, while the map stays usable. */
export function usePanelDismiss(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Overlays above the map and text fields handle Escape first.
    const taken =
      event.target instanceof Element &&
      event.target.closest('input:not([type="range"]), [role="dialog"], [role="menu"]')
    if (event.key === 'Escape' && !event.defaultPrevented && !taken) onClose()
  })
  useEffect(() => afterPage('floatingPanel', { keydown: (event) => onKey(event) }), [])
  // Closing from inside returns the focus to the trigger instead of the top of the page.
  useLayoutEffect(() => {
    const from = document.activeElement
    const shown = panel.current
    return () => {
      if (from instanceof HTMLElement && shown?.contains(document.activeElement))
        from.focus({ preventScroll: true })
    }
  }, [panel])
}
