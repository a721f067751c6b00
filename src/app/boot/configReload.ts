/** Shortest time between two reloads, because a portable kiosk changes visibility more often than its configuration. */
export const REREAD_MS = 60_000

/**
 * Calls `reread` when the network returns, and at most once a minute when the page becomes visible
 * (docs/contracts.md C4). Calls never overlap, so an old response cannot replace a newer one.
 * `until` stops it.
 */
export function rereadConfig(
  reread: () => Promise<void>,
  now: () => number = Date.now,
  until: AbortSignal = new AbortController().signal,
): void {
  let readAtMs = now()
  let running: Promise<void> | null = null
  let again = false
  const read = () => {
    if (running) {
      again = true
      return
    }
    readAtMs = now()
    running = reread()
      .catch(() => undefined)
      .then(() => {
        running = null
        if (!again) return
        again = false
        read()
      })
  }
  addEventListener('online', read, { signal: until })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && now() - readAtMs >= REREAD_MS) read()
    },
    { signal: until },
  )
}
