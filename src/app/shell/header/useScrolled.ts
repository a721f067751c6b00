import { useSyncExternalStore } from 'react'

/** Page scroll in CSS pixels beyond which the header looks scrolled (docs/rules.md HD-08). */
const SCROLLED_PX = 80

/** Read while nothing is rendered: asked in the middle of a commit, the page would be laid out for it. */
let scrolled = false

function subscribe(listener: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY > SCROLLED_PX
    listener()
  }
  // What was scrolled while nobody listened, such as a page that a reload leaves scrolled.
  const frame = requestAnimationFrame(read)
  window.addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', read)
  }
}

export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrolled)
}
