import type { VehicleDays } from '../vehicle/vehicleDays'
import { DEDUCTION_KINDS, type DeductionKind, FULL_SCORE, type ScoredEvents, type WindowDays } from './score'
import { windowScore } from './tripHistory'

type Points = Record<DeductionKind, number>

/**
 * Points that each reason took off, over trips: their mean by distance, as scores are (`meanScore`).
 * Together with that mean they make 100.
 */
export function meanDeductions(trips: readonly (ScoredEvents & { distanceMi: number })[]): Points {
  return weightedByDistance(
    trips.map(({ distanceMi, ...trip }) => ({ distanceMi, pointsOf: (kind) => trip[kind]?.deduction ?? 0 })),
  )
}

function weightedByDistance(
  parts: readonly { distanceMi: number; pointsOf: (kind: DeductionKind) => number }[],
): Points {
  const distance = parts.reduce((sum, { distanceMi }) => sum + distanceMi, 0)
  const mean = (kind: DeductionKind) =>
    distance === 0
      ? 0
      : parts.reduce((sum, { distanceMi, pointsOf }) => sum + pointsOf(kind) * distanceMi, 0) / distance
  return {
    hardBraking: mean('hardBraking'),
    hardAcceleration: mean('hardAcceleration'),
    speedOver80: mean('speedOver80'),
  }
}

/** Why a driver's score over some days is not 100. */
export interface ScoreReasons {
  score: number
  /** What it lacks to 100: the sum of the reasons' points. */
  lost: number
  /** All three, also those that did not happen; points are whole, 0 and up. */
  reasons: { kind: DeductionKind; times: number; points: number }[]
}

/**
 * How often each thing happened to a driver in the last `window` full days, and how many points of the
 * score it cost, whatever vehicle was driven; null when nothing was driven. Counts are those of the
 * trip pages; points are the days' own, by distance, in whole numbers that add up to what is lost.
 */
export function scoreReasons(
  vehicles: readonly VehicleDays[],
  driverId: string,
  window: WindowDays,
): ScoreReasons | null {
  const { score } = windowScore(vehicles, { driverId }, window)
  if (score === null) return null
  const driven = vehicles.flatMap((days) =>
    Array.from({ length: window }, (_, at) => at)
      .filter((at) => days.driverId[at] === driverId)
      .map((at) => ({ days, at })),
  )
  const means = weightedByDistance(
    driven.map(({ days, at }) => ({
      distanceMi: days.distanceMi[at] ?? 0,
      pointsOf: (kind) => days.lost[kind][at] ?? 0,
    })),
  )
  const points = apportionPoints(
    FULL_SCORE - score,
    DEDUCTION_KINDS.map((kind) => means[kind]),
  )
  return {
    score,
    lost: FULL_SCORE - score,
    reasons: DEDUCTION_KINDS.map((kind, index) => ({
      kind,
      times: driven.reduce((sum, { days, at }) => sum + (days[kind][at] ?? 0), 0),
      points: points[index] ?? 0,
    })),
  }
}

/**
 * Shares out whole points in proportion to `weights`, largest remainders first: what weighs nothing
 * gets none, and unless nothing weighs the shares add up to `total`.
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
