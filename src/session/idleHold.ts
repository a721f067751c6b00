const holds = new Set<symbol>()

/**
 * Keeps a visit that nobody touches from ending: while a staff form is open, a replay plays, a share sheet is in
 * front. @param reason for whoever reads a list of holds @returns lets go
 */
export function holdIdle(reason: string): () => void {
  const hold = Symbol(reason)
  holds.add(hold)
  return () => void holds.delete(hold)
}

export function isIdleHeld(): boolean {
  return holds.size > 0
}
