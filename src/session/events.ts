import { createEmitter } from '#domain/base/emitter'
import type { SessionEvent } from '#domain/visit/sessionEvent'

const events = createEmitter<SessionEvent>()

/** Publishes an event of the visit; publishers do not know the listeners. */
export const publishEvent = events.emit

/** Subscribes to the events of the visit. @returns the unsubscribe function */
export const onSessionEvent = events.on
