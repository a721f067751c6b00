const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/**
 * Keeps the idle time from ending the visit, as an open staff form does.
 * @param reason what holds it, for staff who wonder
 * @returns what lets it go on; a second call does nothing
 */
export function holdIdle(reason: string): () => void {
  const hold = Symbol(reason)
  holds.add(hold)
  tell()
  return () => {
    if (holds.delete(hold)) tell()
  }
}

export function isIdleHeld(): boolean {
  return holds.size > 0
}

/** Calls `listener` when a hold begins or ends. @returns the unsubscribe function */
export function onIdleHold(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
