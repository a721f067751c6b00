import { afterNextPaint } from '../ui/feedback/afterNextPaint'

/** Every screen has idle time; work does not wait longer than this for it. */
const LIMIT_MS = 1_500

/** Runs work once the screen is painted and has been idle for `quietMs`. @returns a function that cancels it */
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
