/** One day of a score chart. */
export interface ScoreDay {
  /** Place in the list, the oldest 0. */
  at: number
  score: number
}

/** Days on end with a score, so that a line stops where nothing was driven. */
export function scoreRuns(scores: readonly (number | null)[]): ScoreDay[][] {
  const runs: ScoreDay[][] = []
  let open: ScoreDay[] | null = null
  scores.forEach((score, at) => {
    if (score === null) {
      open = null
      return
    }
    if (!open) {
      open = []
      runs.push(open)
    }
    open.push({ at, score })
  })
  return runs
}

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
