import { useSyncExternalStore } from 'react'
import { SIDEBAR_BREAKPOINT_PX } from './sidebar'

const WIDE = `(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is wide enough for the side navigation to stand beside the screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}
