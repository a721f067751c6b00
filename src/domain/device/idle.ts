import type { IdleNumbers } from './deviceSettings'

/** What a kiosk that nobody touches does next. */
export type IdleState =
  /** Nothing; `leftMs` until that changes. */
  | { kind: 'awake'; leftMs: number }
  /** Asks whether somebody is still there, for another `leftMs`. */
  | { kind: 'asking'; leftMs: number }
  | { kind: 'over' }

/**
 * What follows from so many milliseconds without a touch. A visit that nobody touched is over without a
 * question (docs/decisions.md D40). It depends on time alone: a device that slept goes on at once.
 */
export function idleState(quietMs: number, isTouched: boolean, timing: IdleNumbers): IdleState {
  const askMs = timing.afterSeconds * 1000
  if (quietMs < askMs) return { kind: 'awake', leftMs: askMs - quietMs }
  const overMs = askMs + timing.countdownSeconds * 1000
  return isTouched && quietMs < overMs ? { kind: 'asking', leftMs: overMs - quietMs } : { kind: 'over' }
}
