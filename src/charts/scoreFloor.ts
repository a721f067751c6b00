const FLOOR_STEP = 20
const MAX_FLOOR = 60

/**
 * The start of the scale: a multiple of twenty below the lowest score, at most 60, because a score is read by
 * its distance from 100 and a good driver's day would look like a drop otherwise.
 */
export function scoreFloor(scores: readonly (number | null)[]): number {
  const lowest = Math.min(MAX_FLOOR, ...scores.filter((score) => score !== null))
  return Math.floor(lowest / FLOOR_STEP) * FLOOR_STEP
}
