const holds = new Set<symbol>()

/**
 * Keeps the idle time from ending the visit, for example while a staff form is open.
 * @param reason shown only when debugging
 * @returns a function that releases the hold; a second call does nothing
 */
export function holdIdle(reason: string): () => void {
  const hold = Symbol(reason)
  holds.add(hold)
  return () => void holds.delete(hold)
}

export function isIdleHeld(): boolean {
  return holds.size > 0
}
