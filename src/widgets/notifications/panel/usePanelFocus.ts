import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { afterPage, beforePage } from '../../../session/input/input'
import { setPanelOpen } from '../../../state/panel'
import { HINTS_LAYER_SELECTOR } from '../../../state/waypoints'
import { PANEL_TOGGLE_SELECTOR } from '../unread/panelId'

/** Elements that belong to the panel without being inside it. */
const OWN_SELECTOR = `${PANEL_TOGGLE_SELECTOR}, ${HINTS_LAYER_SELECTOR}`

/**
 * Focus of the non-modal panel: it takes the focus when it opens; Escape, or a press or focus outside, closes
 * it, and the focus goes back to a bell if it is closed from inside.
 */
export function usePanelFocus(): { panel: RefObject<HTMLElement | null>; close: () => void } {
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const close = useCallback(() => {
    setPanelOpen(false)
    const bell = opener.current?.isConnected ? opener.current : visibleBell()
    bell?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const focused = document.activeElement
    opener.current = focused instanceof HTMLElement && focused.matches(PANEL_TOGGLE_SELECTOR) ? focused : null
    panel.current?.focus({ preventScroll: true })
    const onElsewhere = ({ target }: Event) => {
      const inside = target instanceof Element && panel.current?.contains(target)
      const isOurs = target instanceof Element && target.closest(OWN_SELECTOR)
      if (!inside && !isOurs) setPanelOpen(false)
    }
    const left = new AbortController()
    beforePage('notifications', { pointerdown: onElsewhere }, left.signal)
    afterPage('notifications', { keydown: ({ key }) => key === 'Escape' && close() }, left.signal)
    document.addEventListener('focusin', onElsewhere, { signal: left.signal })
    return () => left.abort()
  }, [close])
  return { panel, close }
}

function visibleBell(): HTMLElement | undefined {
  const bells = document.querySelectorAll<HTMLElement>(PANEL_TOGGLE_SELECTOR)
  return [...bells].find((bell) => !bell.closest('[inert]'))
}
