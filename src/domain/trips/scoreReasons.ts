import { DEDUCTION_KINDS, type DeductionKind, FULL_SCORE, type WindowDays } from '#domain/vehicle/score'
import { scoreOfDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { daysDriven } from './tripHistory'

/** Why a driver's score over some days is not 100. */
export interface ScoreReasons {
  score: number
  /** Points below 100: the sum of the reasons' points. */
  lost: number
  /** Miles on which the score is based. */
  distanceMi: number
  /** All of them, even without an event; points are whole, 0 and up. */
  reasons: { kind: DeductionKind; times: number; points: number }[]
}

/**
 * How often each kind of event happened to a driver in the last `window` full days, and how many points of
 * the score it cost, in any vehicle; null if nothing was driven. Counts are those of the trips; points are
 * whole numbers that add up to the loss of the score.
 */
export function scoreReasons(
  vehicles: readonly VehicleDays[],
  driverId: string,
  window: WindowDays,
): ScoreReasons | null {
  const driven = daysDriven(vehicles, { driverId }, 0, window)
  const score = scoreOfDays(driven)
  if (score === null) return null
  const total = (list: (days: VehicleDays) => readonly number[]) =>
    driven.reduce((sum, { days, at }) => sum + (list(days)[at] ?? 0), 0)
  const points = apportionPoints(
    FULL_SCORE - score,
    DEDUCTION_KINDS.map((kind) => total(({ lost }) => lost[kind])),
  )
  return {
    score,
    lost: FULL_SCORE - score,
    distanceMi: total(({ distanceMi }) => distanceMi),
    reasons: DEDUCTION_KINDS.map((kind, index) => ({
      kind,
      times: total((days) => days[kind]),
      points: points[index] ?? 0,
    })),
  }
}

/**
 * Distributes whole points in proportion to `weights`, largest remainders first: a zero weight gets none, and
 * the shares add up to `total` unless all weights are zero.
 */
export function apportionPoints(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (weight / sum) * total)
  const shares = exact.map(Math.floor)
  const remainder = Math.round(total - shares.reduce((all, share) => all + share, 0))
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share), weight: weights[index] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.rest - a.rest || b.weight - a.weight)
  for (const { index } of byRemainder.slice(0, remainder)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
