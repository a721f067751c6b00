import type { SessionEvent } from '../domain/kiosk/sessionEvent'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()

/** Says that something happened in the visit; whoever says it does not know who listens. */
export function publishEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

/** Follows what happens in the visit. @returns what ends it */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
