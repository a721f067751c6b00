import type { GhostClock } from './ghostClock'

/** Holds the clock while the page is hidden. @returns the unsubscribe function */
export function holdWhileHidden(clock: GhostClock): () => void {
  let goOn: (() => void) | null = null
  const letGo = () => {
    goOn?.()
    goOn = null
  }
  const look = () => {
    if (document.hidden) goOn ??= clock.hold()
    else letGo()
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    letGo()
  }
}
