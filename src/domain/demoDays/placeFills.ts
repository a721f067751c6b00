/** A fill of a tank or battery at the end of a day of the files. */
export interface Fill {
  /** Entry of its day in the files. */
  at: number
  /** Step of the run on which that day is shown, the oldest is 0. */
  step: number
  /** Percent of the tank. */
  percent: number
  /** Percent that was left before it in the files. */
  levelBefore: number
}

/** One run of days as it is shown, the oldest first. */
export interface Run {
  /** Percent when it began. */
  before: number
  /** Percent that each day used. */
  used: readonly number[]
  driven: readonly boolean[]
  fills: readonly Fill[]
  /** Percent by which its end differs from the sum: rounding, and what a standing vehicle loses. */
  drift: number
}

export interface PlacedFills {
  /** Whole percent at the end of each day. */
  levels: number[]
  /** The step of each fill, by the entry of its day in the files. */
  stepOf: ReadonlyMap<number, number>
}

/** Readings are whole percents of an ended day: never empty, never over the full tank. */
const LOWEST = 1
const HIGHEST = 100
/** Prefers a fill's own day where nothing else speaks against it. */
const MOVED_COST = 0.01

/**
 * The fills of a run on days of it, one a day at most, such that no day ends empty or with more than a full
 * tank and each fill finds the level nearest to the one it found in the files. Where there is no such way they
 * stay on their own days.
 */
export function placeFills(run: Run): PlacedFills {
  const { used, driven, fills } = run
  const rounding = Math.max(-1, Math.min(1, run.drift)) / 2
  const drift = (run.drift - 2 * rounding) / used.length
  let best: { cost: number; steps: readonly number[] } = { cost: Number.POSITIVE_INFINITY, steps: [] }
  const steps: number[] = fills.map(() => -1)

  const search = (step: number, level: number, cost: number): void => {
    if (cost >= best.cost) return
    if (step === used.length) {
      if (!steps.includes(-1)) best = { cost, steps: [...steps] }
      return
    }
    const left = level - (used[step] ?? 0) + drift
    const goOn = (at: number, more: number): void => {
      if (fits(at)) search(step + 1, at, cost + more)
    }
    goOn(left, 0)
    for (const [index, fill] of fills.entries()) {
      if (steps[index] !== -1 || !(driven[step] || fill.step === step)) continue
      steps[index] = step
      goOn(left + fill.percent, Math.abs(left - fill.levelBefore) + (fill.step === step ? 0 : MOVED_COST))
      steps[index] = -1
    }
  }
  search(0, run.before + rounding, 0)

  const chosen = best.steps.length === fills.length ? best.steps : fills.map(({ step }) => step)
  let level = run.before + rounding
  const levels = used.map((percent, step) => {
    level += drift - percent
    for (const [index, fill] of fills.entries()) if (chosen[index] === step) level += fill.percent
    return Math.max(0, Math.min(HIGHEST, Math.round(level)))
  })
  return { levels, stepOf: new Map(fills.map(({ at }, index) => [at, chosen[index] ?? 0])) }
}

function fits(level: number): boolean {
  return Math.round(level) >= LOWEST && Math.round(level) <= HIGHEST
}
