import { fieldsOf } from '#domain/base/unknownValue'

/** Wrong PINs in a row before the first wait. */
export const PIN_FREE_TRIES = 5
export const PIN_FIRST_WAIT_MS = 30_000
export const PIN_LONGEST_WAIT_MS = 900_000

/**
 * Slows down guessing. The count of wrong PINs grows until a right one, and a wait counts only time that a
 * page was awake, so that neither a reload nor a changed clock shortens it.
 */
export interface PinThrottle {
  /** Wrong PINs since the last right one. */
  wrong: number
  /** Remaining wait, ms. */
  waitMs: number
}

export const NO_WAIT: PinThrottle = { wrong: 0, waitMs: 0 }

/** The wait after `wrong` wrong PINs in a row, ms: none, 30 s at the fifth, doubling to 15 min, docs/booth.md B3. */
export function waitAfter(wrong: number): number {
  if (wrong < PIN_FREE_TRIES) return 0
  return Math.min(PIN_LONGEST_WAIT_MS, PIN_FIRST_WAIT_MS * 2 ** (wrong - PIN_FREE_TRIES))
}

/** The throttle after one more wrong PIN, docs/booth.md B3. */
export function afterWrong({ wrong }: PinThrottle): PinThrottle {
  return { wrong: wrong + 1, waitMs: waitAfter(wrong + 1) }
}

/**
 * The throttle after a page has counted its wait down to `leftMs`, docs/booth.md B3. If two pages count, the
 * shorter remainder applies; a wait for other wrong PINs is unchanged.
 */
export function waited(now: PinThrottle, counted: PinThrottle, leftMs: number): PinThrottle {
  if (now.wrong !== counted.wrong) return now
  return { wrong: now.wrong, waitMs: Math.max(0, Math.min(now.waitMs, Math.round(leftMs))) }
}

/** Parses the stored value, docs/booth.md B3; limits the wait to that of its wrong PINs. */
export function parseThrottle(stored: unknown): PinThrottle {
  const { wrong, waitMs } = fieldsOf(stored)
  if (!Number.isSafeInteger(wrong) || Number(wrong) < 0) return NO_WAIT
  const rest = typeof waitMs === 'number' && waitMs > 0 ? waitMs : 0
  return { wrong: Number(wrong), waitMs: Math.min(rest, waitAfter(Number(wrong))) }
}
