import { sum } from '#domain/base/numbers'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type DayPlaces, RUN_DAYS } from './dayPlaces'

/** What is needed of a vehicle to rotate its levels. */
export interface LevelFacts {
  row: Pick<VehicleDays, 'levelPercent' | 'energy' | 'distanceMi'>
  /** US gallons or kWh; null for an unknown model. */
  capacity: number | null
  /** US gallons or kWh bought on a day of the files, 0 for none; index 0 is yesterday. */
  bought: (at: number) => number
}

export interface ShiftedLevels {
  levelPercent: (number | null)[]
  /** Where each day's fill is shown: from the index of the file's day to that of the shown day. */
  fillShownAt: ReadonlyMap<number, number>
}

/** A level that rises by more than this percentage was filled; less is rounding. */
const RISE_PERCENT = 4
/** If a payment differs more than this from the rise, not all of it went into the tank, percent. */
const PAYMENT_ROOM = 3

/**
 * Levels of fuel or charge, percent, after the days were rotated. A run keeps its first and last level, each
 * day uses as much as in the files, and a fill stays in its run: on its own day, or before the day when the
 * level was nearest to that in the files.
 */
export function shiftedLevels(facts: LevelFacts, places: DayPlaces): ShiftedLevels {
  const { row } = facts
  const levelPercent = [...row.levelPercent]
  const fillShownAt = new Map<number, number>()
  for (let newest = 0; newest + RUN_DAYS < levelPercent.length; newest += RUN_DAYS) {
    const before = row.levelPercent[newest + RUN_DAYS]
    const end = row.levelPercent[newest]
    if (typeof before !== 'number' || typeof end !== 'number' || facts.capacity === null) continue
    const oldest = newest + RUN_DAYS - 1
    const days = Array.from({ length: RUN_DAYS }, (_, step) => places[oldest - step] ?? 0)
    if (days.every((at, step) => at === oldest - step)) continue
    const used = days.map((at) => usedPercent(facts, at))
    const fills = days.flatMap((at, step) => fillOf(facts, at, step))
    const total = sum(fills.map(({ percent }) => percent)) - sum(used)
    const driven = days.map((at) => (row.distanceMi[at] ?? 0) > 0)
    const placed = placeFills({ before, used, fills, driven, drift: end - before - total })
    for (const [step, level] of placed.levels.entries()) levelPercent[oldest - step] = level
    levelPercent[newest] = end
    for (const [at, step] of placed.stepOf) fillShownAt.set(at, oldest - step)
  }
  return { levelPercent, fillShownAt }
}

function usedPercent({ row, capacity }: LevelFacts, at: number): number {
  return capacity === null ? 0 : (100 * (row.energy[at] ?? 0)) / capacity
}

/** The fill of a day of the files, if it had one. */
function fillOf(facts: LevelFacts, at: number, step: number): Fill[] {
  const { row, capacity, bought } = facts
  const [level, before] = [row.levelPercent[at] ?? 0, row.levelPercent[at + 1] ?? 0]
  const rise = level - before + usedPercent(facts, at)
  const paid = capacity === null ? 0 : (100 * bought(at)) / capacity
  if (paid === 0 && rise <= RISE_PERCENT) return []
  const percent = Math.abs(paid - rise) <= PAYMENT_ROOM ? paid : Math.max(0, rise)
  return [{ at, step, percent, levelBefore: level - percent }]
}

/** A fill of a tank or battery at the end of a day of the files. */
interface Fill {
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
interface Run {
  /** Percent at the start of the run. */
  before: number
  /** Percent used on each day. */
  used: readonly number[]
  driven: readonly boolean[]
  fills: readonly Fill[]
  /** Difference in percent between its end and the sum: rounding, and self-discharge of a parked vehicle. */
  drift: number
}

interface PlacedFills {
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
function placeFills(run: Run): PlacedFills {
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
