/** How long the page must be at rest until beacons are placed anew, in milliseconds (docs/game.md T1). */
export const REPOSITION_AFTER_MS = 100

/** A page that is busy for longer than this gets its beacons all the same, in milliseconds. */
const IDLE_LIMIT_MS = 400

/** Runs work after a rest, in idle time where the browser tells of it. @returns what cancels it */
export function whenAtRest(work: () => void): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback !== 'function') return work()
    const handle = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS })
    cancel = () => cancelIdleCallback(handle)
  }, REPOSITION_AFTER_MS)
  let cancel = () => clearTimeout(timer)
  return () => cancel()
}
