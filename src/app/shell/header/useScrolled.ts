import { useSyncExternalStore } from 'react'

/** Page scroll beyond which the header takes its scrolled look (docs/rules.md HD-08), in CSS pixels. */
const SCROLLED_PX = 80

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > SCROLLED_PX)
}
