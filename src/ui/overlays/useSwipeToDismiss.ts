import { type RefObject, useRef } from 'react'
import { useGesture } from './useGesture'

/** Portrait: the sheet comes from the bottom; landscape: from the right. */
const PORTRAIT = '(orientation: portrait)'

/**
 * Handlers for the head of a sheet: it follows the finger towards its edge, and a swipe that way closes
 * it. The close button does the same, so nothing depends on the gesture.
 */
export function useSwipeToDismiss(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const portrait = useRef(false)
  return useGesture({
    follow: (offset) => {
      const style = panel.current?.style
      if (!style) return
      portrait.current = window.matchMedia(PORTRAIT).matches
      if (!offset) {
        // Back to its stylesheet, which lets it settle (or leave) from where it is.
        style.removeProperty('transition')
        style.removeProperty('transform')
        return
      }
      style.transition = 'none'
      style.transform = portrait.current
        ? `translateY(${Math.max(0, offset.dy)}px)`
        : `translateX(${Math.max(0, offset.dx)}px)`
    },
    onGesture: (gesture) => {
      const away = portrait.current ? 'down' : 'right'
      if (gesture.kind === 'swipe' && gesture.direction === away) onClose()
    },
  })
}
