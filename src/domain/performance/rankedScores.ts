import { DEDUCTION_KINDS, eachReason, scoreBand, scoreOf, type WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** The score of a driver or a vehicle over a window. */
export interface RankedScore {
  id: string
  score: number
  /** Change in points from the same number of days before; null if nothing was driven then. */
  change: number | null
  /** Miles of the window, and of the same number of days before. */
  distanceMi: number
  previousDistanceMi: number
}

/**
 * Scores of all who drove in a window, the best first; equal scores by miles, the highest first
 * (docs/measures.md M22). The score is the same as on the driver's own page, whichever vehicle was driven.
 * @param idOf whose score a day counts for; null for none
 */
export function rankedScores(
  rows: readonly VehicleDays[],
  days: WindowDays,
  idOf: (row: VehicleDays, at: number) => string | null,
): RankedScore[] {
  const tallies = new Map<string, { lost: [number, number]; miles: [number, number] }>()
  for (const row of rows) {
    for (let at = 0; at < 2 * days; at++) {
      const miles = row.distanceMi[at] ?? 0
      const id = miles > 0 ? idOf(row, at) : null
      if (id === null) continue
      const window = at < days ? 0 : 1
      const tally = tallies.get(id) ?? { lost: [0, 0], miles: [0, 0] }
      tallies.set(id, tally)
      tally.miles[window] += miles
      for (const kind of DEDUCTION_KINDS) tally.lost[window] += row.lost[kind][at] ?? 0
    }
  }
  return [...tallies]
    .flatMap(([id, { lost, miles }]) => {
      const score = scoreOfLost(lost[0], miles[0])
      const before = scoreOfLost(lost[1], miles[1])
      if (score === null) return []
      const change = before === null ? null : score - before
      return { id, score, change, distanceMi: miles[0], previousDistanceMi: miles[1] }
    })
    .sort((a, b) => b.score - a.score || b.distanceMi - a.distanceMi || a.id.localeCompare(b.id))
}

/** The score of the days from entry `from` up to but not including `to` that belong to one driver or vehicle. */
export function scoreOfDriven(
  rows: readonly VehicleDays[],
  isOwn: (row: VehicleDays, at: number) => boolean,
  from: number,
  to: number,
): number | null {
  let [lost, miles] = [0, 0]
  for (const row of rows) {
    for (let at = from; at < to; at++) {
      const distanceMi = row.distanceMi[at] ?? 0
      if (distanceMi <= 0 || !isOwn(row, at)) continue
      miles += distanceMi
      for (const kind of DEDUCTION_KINDS) lost += row.lost[kind][at] ?? 0
    }
  }
  return scoreOfLost(lost, miles)
}

/** The score for a number of lost points (docs/measures.md M2). */
export function scoreOfLost(points: number, distanceMi: number): number | null {
  return scoreOf({ ...eachReason(() => 0), hardBraking: points }, distanceMi)
}

/** A range of scores, both ends inclusive. */
export interface ScoreGroup {
  from: number
  to: number
  count: number
  /** Entirely in the band that needs coaching (docs/rules.md TR-15). */
  isPoor: boolean
}

const GROUPS = [
  [0, 59],
  [60, 69],
  [70, 79],
  [80, 89],
  [90, 100],
] as const

/**
 * Number of scores in each group of ten; groups below 60 are included only if they have scores
 * (docs/measures.md M23).
 */
export function scoreGroups(scores: readonly RankedScore[]): ScoreGroup[] {
  return GROUPS.map(([from, to]) => ({
    from,
    to,
    count: scores.filter(({ score }) => score >= from && score <= to).length,
    isPoor: scoreBand(to) === 'poor',
  })).filter(({ from, count }) => from > 0 || count > 0)
}

/** The top and bottom of a ranking. */
export interface RankingEnds {
  best: (RankedScore & { rank: number })[]
  /** The lowest first; only those without a good score. */
  lowest: (RankedScore & { rank: number })[]
}

const AT_EACH_END = 3

/** The three best, and the three lowest of the rest whose score is not good (docs/measures.md M22). */
export function rankingEnds(scores: readonly RankedScore[]): RankingEnds {
  const ranked = scores.map((one, at) => ({ ...one, rank: at + 1 }))
  const best = ranked.slice(0, AT_EACH_END)
  const lowest = ranked
    .slice(AT_EACH_END)
    .slice(-AT_EACH_END)
    .filter(({ score }) => scoreBand(score) !== 'good')
    .reverse()
  return { best, lowest }
}
