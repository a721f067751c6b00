import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { createScrollPositions } from '#domain/device/scrollPositions'
import { beforePage } from '../../../session/input/input'

/** How long to wait for the page to grow to its saved height, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3_000

/**
 * Replaces the router's scroll restoration, which keeps the position of every history entry while the page is open,
 * and restores it at once, when screens have not read their rows yet and are too short. This waits until the page is
 * tall enough.
 */
export function restoreScrollWhenLoaded(router: AnyRouter): void {
  const positions = createScrollPositions()
  // The browser would scroll the screen that is being left.
  history.scrollRestoration = 'manual'
  let stop = () => {}
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stop()
    if (fromLocation) positions.keep(entryKey(fromLocation), window.scrollY)
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    stop()
    const top = positions.of(entryKey(toLocation))
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
    stopHearing()
  }
  // A visitor who scrolls cancels it.
  const stopHearing = beforePage('scrollRestoration', {
    wheel: stop,
    touchstart: stop,
    pointerdown: stop,
    keydown: stop,
  })
  growth.observe(document.body)
  return stop
}

function isScrolledTo(top: number): boolean {
  return Math.abs(window.scrollY - top) < 1
}

function maxScrollTop(): number {
  return document.documentElement.scrollHeight - window.innerHeight
}
