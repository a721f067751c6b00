import type { SessionEvent } from '#domain/visit/sessionEvent'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()

/** Publishes an event of the visit; publishers do not know the listeners. */
export function publishEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

/** Subscribes to the events of the visit. @returns the unsubscribe function */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
