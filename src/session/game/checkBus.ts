type Listener = (value: number) => void

const listeners = new Set<Listener>()

/** Publishes that the challenge of this value was done (docs/game.md T4). */
export function publishChallengeCheck(value: number): void {
  for (const listener of listeners) listener(value)
}

/** Subscribes to `challenge-check`. @returns the unsubscribe function */
export function onChallengeCheck(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
