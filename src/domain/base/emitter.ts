/** What happened, told to all who asked. */
export interface Emitter<Event = void> {
  emit(event: Event): void
  /** Calls `listener` at each event, once however often it was handed over. @returns the unsubscribe function */
  on(listener: (event: Event) => void): () => void
  /** Whether anybody listens. */
  isHeard(): boolean
}

/** Listeners are called in the order in which they came; one that comes or leaves meanwhile is left out. */
export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    emit(event) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(event)
    },
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isHeard: () => listeners.size > 0,
  }
}
