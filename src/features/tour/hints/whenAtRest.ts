/** How long the page must be idle before beacons are placed again, in milliseconds (docs/game.md T1). */
export const REPOSITION_AFTER_MS = 100

/** After this time, beacons are placed even on a busy page, in milliseconds. */
const IDLE_LIMIT_MS = 400

/** Runs work after a pause, in idle time if the browser supports it. @returns a function that cancels it */
export function whenAtRest(work: () => void): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback !== 'function') return work()
    const handle = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS })
    cancel = () => cancelIdleCallback(handle)
  }, REPOSITION_AFTER_MS)
  let cancel = () => clearTimeout(timer)
  return () => cancel()
}
