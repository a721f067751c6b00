const MINUTES_A_ROUND = 30
/** Drawn seeds are below it: six digits are easy to type again. */
const SEEDS = 1_000_000

/** Number of rounds, in each of which every tool has a turn. @param minutes time for all of them */
export function roundsOf(minutes: number): number {
  return Math.max(1, Math.floor(minutes / MINUTES_A_ROUND))
}

/** Time of the next turn: turns that ended early or late leave more or less to those that follow. */
export function shareMs(leftMs: number, turnsLeft: number): number {
  return Math.max(0, leftMs) / turnsLeft
}

/**
 * A seed that was not walked yet: drawn, or of a tool with few seeds the first that is left.
 * @param random from 0 to 1
 * @returns null when all were walked
 */
export function newSeed(walked: ReadonlySet<number>, random: () => number, seeds?: number): number | null {
  if (seeds !== undefined)
    return Array.from({ length: seeds }, (_, seed) => seed).find((seed) => !walked.has(seed)) ?? null
  let seed = Math.floor(random() * SEEDS)
  while (walked.has(seed)) seed = (seed + 1) % SEEDS
  return seed
}
