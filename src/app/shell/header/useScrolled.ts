import { useSyncExternalStore } from 'react'

/** Page scroll in CSS pixels beyond which the header looks scrolled (docs/rules.md HD-08). */
const SCROLLED_PX = 80

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > SCROLLED_PX)
}
