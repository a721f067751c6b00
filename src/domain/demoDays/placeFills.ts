/** A fill of a tank or battery at the end of a day of the files. */
export interface Fill {
  /** Index of its day in the files. */
  at: number
  /** Position in the run on which that day is shown; the oldest is 0. */
  step: number
  /** Percent of the tank. */
  percent: number
  /** Percent before the fill in the files. */
  levelBefore: number
}

/** One run of days as it is shown, the oldest first. */
export interface Run {
  /** Percent at the start of the run. */
  before: number
  /** Percent used on each day. */
  used: readonly number[]
  driven: readonly boolean[]
  fills: readonly Fill[]
  /** Difference in percent between its end and the sum: rounding, and self-discharge of a parked vehicle. */
  drift: number
}

export interface PlacedFills {
  /** Whole percent at the end of each day. */
  levels: number[]
  /** The position of each fill, by the index of its day in the files. */
  stepOf: ReadonlyMap<number, number>
}

/** Readings are whole percents at the end of a day, and are never below this or above a full tank. */
const LOWEST = 1
const HIGHEST = 100
/** Prefers a fill's own day if other costs are equal. */
const MOVED_COST = 0.01

/**
 * Distributes the fills of a run over its days, at most one a day, so that no day ends empty or above a full
 * tank and each fill starts near its level in the files. Without a solution they stay on their own days.
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
