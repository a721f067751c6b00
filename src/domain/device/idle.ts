import type { IdleNumbers } from './deviceSettings'

/** What an unused kiosk does next. */
export type IdleState =
  /** Nothing; `leftMs` until that changes. */
  | { kind: 'awake'; leftMs: number }
  /** Asks whether anyone is still there, for another `leftMs`. */
  | { kind: 'asking'; leftMs: number }
  | { kind: 'over' }

/**
 * The state after `quietMs` milliseconds without a touch. A visit that was never touched ends without a
 * question (docs/decisions.md D40). The state depends only on time, so that it is right after a device slept.
 */
export function idleState(quietMs: number, isTouched: boolean, timing: IdleNumbers): IdleState {
  const askMs = timing.afterSeconds * 1000
  if (quietMs < askMs) return { kind: 'awake', leftMs: askMs - quietMs }
  const overMs = askMs + timing.countdownSeconds * 1000
  return isTouched && quietMs < overMs ? { kind: 'asking', leftMs: overMs - quietMs } : { kind: 'over' }
}
