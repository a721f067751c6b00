import { useSyncExternalStore } from 'react'
import { SIDEBAR_BREAKPOINT_PX } from './sidebar'

const WIDE = `(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`

/** What the screen was last; paper asks after its own width. */
let wide: boolean | null = null

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

function isWide(): boolean {
  if (wide === null || !window.matchMedia('print').matches) wide = window.matchMedia(WIDE).matches
  return wide
}

/**
 * Whether the window is wide enough for the side navigation to stand beside the screen. While it is printed
 * it stays as it was: a sheet of paper is narrow, and what is printed is what is on the screen.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}
