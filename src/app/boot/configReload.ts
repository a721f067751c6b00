/** A kiosk that is carried about becomes visible often; its configuration does not change as often. */
export const REREAD_MS = 60_000

/**
 * Calls `reread` when the network is back, and when the page comes into sight, then at most once a
 * minute (docs/contracts.md C4). Never two at a time, so that an old answer cannot overtake a
 * newer one. `until` ends it.
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
