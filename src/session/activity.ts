/** The one place that listens for touches and keys: when the last one was, and who wants to hear of each. */
let touchedAtMs = 0
const listeners = new Set<() => void>()

/** Listens from now on, until the signal ends it. */
export function watchActivity(until: AbortSignal = new AbortController().signal): void {
  const touched = () => {
    touchedAtMs = performance.now()
    for (const listener of listeners) listener()
  }
  for (const event of ['pointerdown', 'keydown'] as const)
    addEventListener(event, touched, { capture: true, passive: true, signal: until })
}

/** When the kiosk was last touched, on the clock of `performance.now()`; 0 while it never was. */
export function lastTouchMs(): number {
  return touchedAtMs
}

/** For how long nothing was touched, in milliseconds. */
export function idleMs(): number {
  return performance.now() - touchedAtMs
}

/** Calls `listener` at each touch. @returns what ends it */
export function onTouch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
