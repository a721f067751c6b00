import type { GhostClock } from './ghostClock'

/** A page that nobody sees shows nothing: its clock stands meanwhile. */
export function holdWhileHidden(clock: GhostClock, signal: AbortSignal): void {
  let goOn: (() => void) | null = null
  const look = () => {
    if (document.hidden) goOn ??= clock.hold()
    else {
      goOn?.()
      goOn = null
    }
  }
  look()
  document.addEventListener('visibilitychange', look, { signal })
  signal.addEventListener('abort', () => goOn?.())
}
