const FLOOR_STEP = 20
const MAX_FLOOR = 60

/**
 * Where the scale begins: a step of twenty under the lowest score and never over 60, because a score
 * is read by its place under 100 and a good driver's day would else look like a fall.
 */
export function scoreFloor(scores: readonly (number | null)[]): number {
  const lowest = Math.min(MAX_FLOOR, ...scores.filter((score) => score !== null))
  return Math.floor(lowest / FLOOR_STEP) * FLOOR_STEP
}
