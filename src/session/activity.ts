/** Listens for touches and keys in one place, and provides the time of the last one. */
let touchedAtMs = 0
const listeners = new Set<() => void>()

/** Starts listening until the signal aborts. */
export function watchActivity(until: AbortSignal = new AbortController().signal): void {
  const touched = () => {
    touchedAtMs = performance.now()
    for (const listener of listeners) listener()
  }
  for (const event of ['pointerdown', 'keydown'] as const)
    addEventListener(event, touched, { capture: true, passive: true, signal: until })
}

/** Time of the last touch on the clock of `performance.now()`; 0 before the first. */
export function lastTouchMs(): number {
  return touchedAtMs
}

/** Milliseconds since the last touch. */
export function idleMs(): number {
  return performance.now() - touchedAtMs
}

/** Calls `listener` at each touch. @returns the unsubscribe function */
export function onTouch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
