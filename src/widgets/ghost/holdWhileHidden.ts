import type { GhostClock } from './ghostClock'

/** A page that nobody sees shows nothing: its clock stands meanwhile. @returns ends that */
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
