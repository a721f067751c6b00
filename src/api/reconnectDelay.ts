/** Delay of the first attempt to reconnect, ms (docs/rules.md AP-13). */
export const FIRST_DELAY_MS = 1_000
/** Maximum delay, ms (docs/rules.md AP-14). */
export const LONGEST_DELAY_MS = 5_000
/** Random variation of delays, as a share of them (docs/rules.md AP-15). */
export const DELAY_JITTER = 0.5

/**
 * The delay of an attempt in ms, for the case that Socket.IO leaves to its user: a server that refused the
 * client. The same rule as Socket.IO's.
 * @param attempt from 0
 * @param random from 0 to 1
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const mean = FIRST_DELAY_MS * 2 ** attempt
  return Math.min(LONGEST_DELAY_MS, mean * (1 + DELAY_JITTER * (2 * random - 1)))
}
