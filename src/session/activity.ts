import { createEmitter } from '#domain/base/emitter'
import { beforePage } from './input/input'

let touchedAtMs = 0
let stirredAtMs = 0
const touches = createEmitter()

/** Tracks touches, keys and other signs that a visitor is present, until the signal aborts. */
export function watchActivity(until?: AbortSignal): void {
  const touched = () => {
    touchedAtMs = performance.now()
    touches.emit()
  }
  const stirred = (event: Event) => {
    if (event.isTrusted) stirredAtMs = performance.now()
  }
  let pointedAt = ''
  const pointed = (event: PointerEvent) => {
    const at = `${event.clientX} ${event.clientY}`
    // Browsers also send this event when the page moves under a resting pointer.
    if (at !== pointedAt) stirred(event)
    pointedAt = at
  }
  beforePage(
    'activity',
    { pointerdown: touched, keydown: touched, wheel: stirred, input: stirred, pointermove: pointed },
    until,
  )
}

/** Time of the last touch on the clock of `performance.now()`; 0 before the first. */
export function lastTouchMs(): number {
  return touchedAtMs
}

/** Time of the last touch, or of input that continues without one: a drag, a scroll, dictated text. */
export function lastStirMs(): number {
  return Math.max(touchedAtMs, stirredAtMs)
}

/** Milliseconds since the last touch. */
export function idleMs(): number {
  return performance.now() - touchedAtMs
}

/** Calls a listener at each touch. @returns the unsubscribe function */
export const onTouch = touches.on
