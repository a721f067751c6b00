import { createEmitter } from '#domain/base/emitter'
import { isGhostActing } from '../state/ghost'

/** Listens for touches and keys in one place, and provides the time of the last one. */
let touchedAtMs = 0
let stirredAtMs = 0
const touches = createEmitter()

/** What tells that somebody is there without touching anything anew. */
const STIRS = ['wheel', 'input'] as const

/** Starts listening until the signal aborts. */
export function watchActivity(until: AbortSignal = new AbortController().signal): void {
  const touched = (event: Event) => {
    // What a ghost presses is nobody's touch (docs/decisions.md D38).
    if (!event.isTrusted && isGhostActing()) return
    touchedAtMs = performance.now()
    touches.emit()
  }
  const stirred = (event: Event) => {
    if (event.isTrusted) stirredAtMs = performance.now()
  }
  let pointedAt = ''
  const pointed = (event: PointerEvent) => {
    const at = `${event.clientX} ${event.clientY}`
    // Browsers tell of a pointer that rests when the page moves under it.
    if (at !== pointedAt) stirred(event)
    pointedAt = at
  }
  const options = { capture: true, passive: true, signal: until }
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, touched, options)
  for (const event of STIRS) addEventListener(event, stirred, options)
  addEventListener('pointermove', pointed, options)
}

/** Time of the last touch on the clock of `performance.now()`; 0 before the first. */
export function lastTouchMs(): number {
  return touchedAtMs
}

/** Time of the last touch, or of what a hand goes on with: a drag, a scroll, dictated words. */
export function lastStirMs(): number {
  return Math.max(touchedAtMs, stirredAtMs)
}

/** Milliseconds since the last touch. */
export function idleMs(): number {
  return performance.now() - touchedAtMs
}

/** Calls a listener at each touch. @returns the unsubscribe function */
export const onTouch = touches.on
