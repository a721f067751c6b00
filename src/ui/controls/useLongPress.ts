import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { beforePage } from '../kit/inputPort'

/** A ref for an element with an action on a press of 800 ms; its tap is unaffected. */
export function useLongPress(onLongPress: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onLongPress)
  useEffect(() => {
    latest.current = onLongPress
  })
  return useCallback((element) => {
    if (element) return listenForLongPress(element, () => latest.current())
  }, [])
}

/** How long a press is held to be a long one. */
export const LONG_PRESS_MS = 800

/** A finger that moves further, in CSS pixels, scrolls or drags. */
const STILL_PX = 12

/** How long after the finger is lifted its click can still arrive. */
const LATE_CLICK_MS = 400

/**
 * Calls `onLongPress` while the finger, pen or mouse is still held down, and swallows the following click,
 * whatever is under it by then.
 * @returns the unsubscribe function
 */
export function listenForLongPress(element: HTMLElement, onLongPress: () => void): () => void {
  const until = new AbortController()
  const options = { signal: until.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0, atMs: 0 }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      cancel()
      if (!event.isPrimary || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, atMs: event.timeStamp }
      timer = setTimeout(() => {
        cancel()
        swallowClick()
        onLongPress()
      }, LONG_PRESS_MS)
    },
    options,
  )
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) cancel()
    },
    options,
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      // A busy page receives the end before its timer runs.
      const isLong = timer !== undefined && event.timeStamp - from.atMs >= LONG_PRESS_MS
      cancel()
      if (!isLong) return
      setTimeout(swallowClick(), LATE_CLICK_MS)
      onLongPress()
    },
    options,
  )
  for (const end of ['pointercancel', 'pointerleave'] as const) element.addEventListener(end, cancel, options)
  // A held finger would open the browser's own menu; the right mouse button may.
  element.addEventListener(
    'contextmenu',
    (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault()
    },
    options,
  )
  return () => {
    cancel()
    until.abort()
  }
}

/**
 * Swallows the next click of the pointer, wherever it lands; the page may have changed under the finger.
 * @returns the function that ends it
 */
function swallowClick(): () => void {
  const later = () => setTimeout(stop, LATE_CLICK_MS)
  const stop = beforePage('heldPress', {
    click: (event) => {
      // Keyboard and screen reader click without a press.
      if (event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
      stop()
    },
    pointerup: later,
    pointercancel: later,
    // The held control may be gone together with its click; the next press has its own click.
    pointerdown: (event) => event.isPrimary && stop(),
  })
  return stop
}
