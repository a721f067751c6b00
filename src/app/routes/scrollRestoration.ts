import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** How long a screen may take to grow to where it was left, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3_000
/** Signs that somebody scrolls by hand: from then on the page is theirs. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router puts each history entry back where it was left, but at once; our screens read their rows
 * from the database and are still too short then. This waits until they have grown that far.
 */
export function restoreScrollWhenLoaded(router: AnyRouter): void {
  /** Where each history entry of this page was left, in pixels from the top. */
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

/** Scrolls to `top` as soon as the page is long enough. @returns a way to give up */
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
