import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** How long a screen may take to grow to where it was left, in milliseconds. */
const GROWING_MS = 3_000
/** Signs that somebody scrolls by hand: from then on the page is theirs. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router puts each history entry back where it was left, but at once; our screens read their rows
 * from the database and are still too short then. This waits until they have grown that far.
 */
export function scrollBackWhenGrown(router: AnyRouter): void {
  /** Where each history entry of this page was left, in pixels from the top. */
  const left = new Map<string, number>()
  let stop = () => {}
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stop()
    if (fromLocation) left.set(entryOf(fromLocation), window.scrollY)
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    stop()
    const top = left.get(entryOf(toLocation))
    if (top !== undefined) stop = reach(top)
  })
}

function entryOf({ state, href }: ParsedLocation): string {
  return state.__TSR_key ?? href
}

/** Scrolls to `top` as soon as the page is long enough. @returns a way to give up */
function reach(top: number): () => void {
  if (there(top)) return () => {}
  const growth = new ResizeObserver(() => {
    if (room() < top) return
    scrollTo({ top, behavior: 'instant' })
    stop()
  })
  const timer = setTimeout(stop, GROWING_MS)
  function stop() {
    growth.disconnect()
    clearTimeout(timer)
    for (const event of BY_HAND) removeEventListener(event, stop, { capture: true })
  }
  for (const event of BY_HAND) addEventListener(event, stop, { capture: true, passive: true })
  growth.observe(document.body)
  return stop
}

function there(top: number): boolean {
  return Math.abs(window.scrollY - top) < 1
}

function room(): number {
  return document.documentElement.scrollHeight - window.innerHeight
}
