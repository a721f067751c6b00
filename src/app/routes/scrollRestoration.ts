import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** How long to wait for the page to grow to its saved height, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3_000
/** Events that mean the visitor is scrolling, which cancels the restoration. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router restores the scroll position at once, but our screens read their rows from the database
 * and are still too short. This waits until the page is tall enough.
 */
export function restoreScrollWhenLoaded(router: AnyRouter): void {
  /** Saved scroll positions by history entry, in pixels from the top. */
  const savedOffsets = new Map<string, number>()
  let stop = () => {}
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stop()
    if (fromLocation) savedOffsets.set(entryKey(fromLocation), window.scrollY)
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    stop()
    const top = savedOffsets.get(entryKey(toLocation))
    if (top !== undefined) stop = scrollWhenTallEnough(top)
  })
}

function entryKey({ state, href }: ParsedLocation): string {
  return state.__TSR_key ?? href
}

/** Scrolls to `top` once the page is tall enough. @returns a function that cancels it */
function scrollWhenTallEnough(top: number): () => void {
  if (isScrolledTo(top)) return () => {}
  const growth = new ResizeObserver(() => {
    if (maxScrollTop() < top) return
    scrollTo({ top, behavior: 'instant' })
    stop()
  })
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS)
  function stop() {
    growth.disconnect()
    clearTimeout(timer)
    for (const event of USER_SCROLL_EVENTS) removeEventListener(event, stop, { capture: true })
  }
  for (const event of USER_SCROLL_EVENTS) addEventListener(event, stop, { capture: true, passive: true })
  growth.observe(document.body)
  return stop
}

function isScrolledTo(top: number): boolean {
  return Math.abs(window.scrollY - top) < 1
}

function maxScrollTop(): number {
  return document.documentElement.scrollHeight - window.innerHeight
}
