import { useSyncExternalStore } from 'react'
import { SIDEBAR_BREAKPOINT_PX } from './sidebar'

const WIDE = `(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`

/** The last value before printing; paper has its own width. */
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
 * Whether the window is wide enough for the side navigation beside the screen. It does not change while
 * printing: paper is narrow, and the print shows what is on the screen.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}
