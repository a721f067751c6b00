import { type RefObject, useRef } from 'react'
import { useGesture } from './useGesture'

/** Portrait: the sheet comes from the bottom; landscape: from the right. */
const PORTRAIT = '(orientation: portrait)'

/**
 * Handlers for the header of a sheet, which follows the finger and is dismissed by a swipe to its edge. The
 * close button does the same, so the gesture is never required.
 */
export function useSwipeToDismiss(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const portrait = useRef(false)
  return useGesture({
    follow: (offset) => {
      const style = panel.current?.style
      if (!style) return
      portrait.current = window.matchMedia(PORTRAIT).matches
      if (!offset) {
        // Removes the inline style, so that the stylesheet animates it from here.
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
