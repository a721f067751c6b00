/** Time to the first attempt to connect again, ms (docs/rules.md AP-13). */
export const FIRST_DELAY_MS = 1_000
/** No wait is longer, ms (docs/rules.md AP-14). */
export const LONGEST_DELAY_MS = 5_000
/** Waits differ at random by this part of themselves (docs/rules.md AP-15). */
export const DELAY_JITTER = 0.5

/**
 * The wait before an attempt, ms, for what Socket.IO leaves to its user: a server that sent the client
 * away. The same rule as its own.
 * @param attempt from 0
 * @param random from 0 to 1
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const mean = FIRST_DELAY_MS * 2 ** attempt
  return Math.min(LONGEST_DELAY_MS, mean * (1 + DELAY_JITTER * (2 * random - 1)))
}
