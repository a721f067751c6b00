const holds = new Set<symbol>()

/**
 * Keeps the idle time from ending the visit, as an open staff form does.
 * @param reason what holds it, for staff who wonder
 * @returns what lets it go on; a second call does nothing
 */
export function holdIdle(reason: string): () => void {
  const hold = Symbol(reason)
  holds.add(hold)
  return () => void holds.delete(hold)
}

export function isIdleHeld(): boolean {
  return holds.size > 0
}
