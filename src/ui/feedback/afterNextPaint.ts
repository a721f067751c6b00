import { runAll } from '#domain/base/runAll'

/** What runs after the next frame; null while nothing waits for it. */
let waiting: Set<() => void> | null = null

/**
 * Runs a function in the first task after the next frame, which is painted by then. All that waits for the same frame
 * runs in one task, so that React renders it together.
 * @returns a function that cancels it
 */
export function afterNextPaint(work: () => void): () => void {
  // The same function may wait twice.
  const own = () => work()
  const together = waiting ?? new Set()
  if (!waiting) {
    waiting = together
    requestAnimationFrame(() => {
      waiting = null
      setTimeout(() => runAll(together))
    })
  }
  together.add(own)
  return () => void together.delete(own)
}
