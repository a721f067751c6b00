import { startTransition } from 'react'
import { runAll } from '#domain/base/runAll'

/** What is rendered after the next frame; null while nothing waits for it. */
let waiting: Set<() => void> | null = null

/**
 * Updates state in a transition once the next frame is painted. React renders together what waits for the same frame.
 * @returns a function that cancels it
 */
export function renderAfterPaint(update: () => void): () => void {
  // The same function may wait twice.
  const own = () => update()
  const together = waiting ?? new Set()
  if (!waiting) {
    waiting = together
    requestAnimationFrame(() => {
      waiting = null
      setTimeout(() => startTransition(() => runAll(together)))
    })
  }
  together.add(own)
  return () => void together.delete(own)
}
