/** How many wrong PINs in a row are free. */
export const PIN_FREE_TRIES = 5
export const PIN_FIRST_WAIT_MS = 30_000
export const PIN_LONGEST_WAIT_MS = 900_000

/**
 * How guessing is slowed down. The number of wrong PINs only grows until a right one comes, and a wait is
 * counted in time that a page was awake: neither a reload nor a clock that was set shortens it.
 */
export interface PinThrottle {
  /** Wrong PINs since the last right one. */
  wrong: number
  /** Time that must still pass, ms. */
  waitMs: number
}

export const NO_WAIT: PinThrottle = { wrong: 0, waitMs: 0 }

/** The wait after that many wrong PINs in a row, ms: none, 30 s at the fifth, doubling to 15 min, docs/booth.md B3. */
export function waitAfter(wrong: number): number {
  if (wrong < PIN_FREE_TRIES) return 0
  return Math.min(PIN_LONGEST_WAIT_MS, PIN_FIRST_WAIT_MS * 2 ** (wrong - PIN_FREE_TRIES))
}

/** One more wrong PIN, docs/booth.md B3. */
export function afterWrong({ wrong }: PinThrottle): PinThrottle {
  return { wrong: wrong + 1, waitMs: waitAfter(wrong + 1) }
}

/**
 * What is left of a wait that one page has counted down to `leftMs`, docs/booth.md B3. Two pages count the
 * same wait: the shorter rest holds, and a wait of other wrong PINs is left alone.
 */
export function waited(now: PinThrottle, counted: PinThrottle, leftMs: number): PinThrottle {
  if (now.wrong !== counted.wrong) return now
  return { wrong: now.wrong, waitMs: Math.max(0, Math.min(now.waitMs, Math.round(leftMs))) }
}

/** Reads what was stored, docs/booth.md B3; a wait is never longer than what its wrong PINs have earned. */
export function parseThrottle(stored: unknown): PinThrottle {
  if (typeof stored !== 'object' || stored === null) return NO_WAIT
  const { wrong, waitMs } = stored as Record<string, unknown>
  if (!Number.isSafeInteger(wrong) || Number(wrong) < 0) return NO_WAIT
  const rest = typeof waitMs === 'number' && waitMs > 0 ? waitMs : 0
  return { wrong: Number(wrong), waitMs: Math.min(rest, waitAfter(Number(wrong))) }
}
