import { afterNextPaint } from '../ui/feedback/afterNextPaint'

/** Idle time comes on every screen; one that is never idle is not kept waiting for longer. */
const LIMIT_MS = 1_500

/** Runs work once the screen is painted and has been quiet for so long. @returns what cancels it */
export function whenIdle(quietMs: number, work: () => void): () => void {
  let cancel = afterNextPaint(() => {
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback !== 'function') {
        work()
        return
      }
      const handle = requestIdleCallback(work, { timeout: LIMIT_MS })
      cancel = () => cancelIdleCallback(handle)
    }, quietMs)
    cancel = () => clearTimeout(timer)
  })
  return () => cancel()
}
