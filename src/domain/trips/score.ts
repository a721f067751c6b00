/**
 * The rule of scores. A trip begins with 100 points and loses some for what the trip's record
 * gives a deduction for: hard braking, hard acceleration, speed over 80 mph. Idling, camera and ADAS
 * events are counted but take nothing away, because the record has no deduction for them.
 */

/** Points for each hard braking or hard acceleration (2 times cost 8). */
export const POINTS_PER_EVENT = 4
/** No more than this for one kind of event, so that one bad corner is not the whole score. */
export const MAX_EVENT_DEDUCTION = 24
/** Points once for going over 80 mph at all; one more for each percent of the trip's distance (mock 05: 6 percent cost 7). */
export const SPEEDING_BASE_DEDUCTION = 1
export const MAX_SPEEDING_DEDUCTION = 30
export const FULL_SCORE = 100

/** Points lost for so many hard brakes, or hard accelerations; 0 to 24. */
export function eventDeduction(times: number): number {
  return Math.min(MAX_EVENT_DEDUCTION, times * POINTS_PER_EVENT)
}

/** Points lost for going over 80 mph on `percent` of the trip's distance; 0 to 30. */
export function speedDeduction(times: number, percent: number): number {
  if (times === 0) return 0
  return Math.min(MAX_SPEEDING_DEDUCTION, SPEEDING_BASE_DEDUCTION + Math.round(percent))
}

/** Reasons that take points off a trip's score (docs/rules.md TP-08 to TP-10). */
export const DEDUCTION_KINDS = ['hardBraking', 'hardAcceleration', 'speedOver80'] as const
export type DeductionKind = (typeof DEDUCTION_KINDS)[number]

/** What a trip's score is made of. */
export type ScoredEvents = { [Kind in DeductionKind]?: { deduction: number } }

/** 100 minus all deductions, 0 to 100. */
export function tripScore({ hardBraking, hardAcceleration, speedOver80 }: ScoredEvents): number {
  const lost =
    (hardBraking?.deduction ?? 0) + (hardAcceleration?.deduction ?? 0) + (speedOver80?.deduction ?? 0)
  return Math.max(0, FULL_SCORE - lost)
}

/** A score and the distance in miles that it was earned on. */
export interface ScoredDistance {
  score: number | null
  distanceMi: number
}

/**
 * The mean of scores, each as heavy as its distance, rounded to a whole number; null when nothing
 * was driven. Trips make a day's score so, days a driver's.
 */
export function meanScore(parts: readonly ScoredDistance[]): number | null {
  let weight = 0
  let sum = 0
  for (const { score, distanceMi } of parts) {
    if (score === null) continue
    weight += distanceMi
    sum += score * distanceMi
  }
  return weight > 0 ? Math.round(sum / weight) : null
}

/** Windows of scores and behavior figures, in full days up to yesterday (docs/rules.md TR-04). */
export const WINDOWS = [7, 30, 60] as const
export type WindowDays = (typeof WINDOWS)[number]

/** Bands that a score is colored and named by: mock 05 shows 90 and up green, 81 amber, 68 red. */
export type ScoreBand = 'good' | 'fair' | 'poor'

/** The band of a score: good from 85, fair from 70. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 85) return 'good'
  return score >= 70 ? 'fair' : 'poor'
}
