/**
 * The rule of scores, the same for a trip, a day, a driver and a vehicle (docs/rules.md TR-15). Hard
 * braking, hard acceleration, road speeding and speed over 80 mph cost points; a score is 100 less the
 * points that were lost, over more than 100 miles less those lost per 100 miles. Idling, camera and
 * ADAS events are counted but take nothing away.
 */

/** Points for each hard braking, hard acceleration or road speeding (2 times cost 8). */
export const POINTS_PER_EVENT = 4
/** The most that one kind of event takes off a trip, so that one bad corner is not the whole score. */
export const MAX_EVENT_DEDUCTION = 24
/** Points once for going over 80 mph at all; one more for each percent of the trip's distance (mock 05: 6 percent cost 7). */
export const SPEEDING_BASE_DEDUCTION = 1
export const MAX_SPEEDING_DEDUCTION = 30
export const FULL_SCORE = 100
/** Miles that 100 points are for: what is longer is scored by its points per so many miles. */
export const SCORE_MILES = 100

/** Points lost on a trip for so many events of one kind; 0 to 24. */
export function eventDeduction(times: number): number {
  return Math.min(MAX_EVENT_DEDUCTION, times * POINTS_PER_EVENT)
}

/** Points lost for going over 80 mph on `percent` of the trip's distance; 0 to 30. */
export function speedDeduction(times: number, percent: number): number {
  if (times === 0) return 0
  return Math.min(MAX_SPEEDING_DEDUCTION, SPEEDING_BASE_DEDUCTION + Math.round(percent))
}

/** Reasons that take points off a trip's score (docs/rules.md TP-08 to TP-10, TP-22). */
export const DEDUCTION_KINDS = ['hardBraking', 'hardAcceleration', 'roadSpeeding', 'speedOver80'] as const
export type DeductionKind = (typeof DEDUCTION_KINDS)[number]

/** Points of each reason. */
export type Points = Record<DeductionKind, number>

/** What a trip's score is made of. */
export type ScoredEvents = { [Kind in DeductionKind]?: { deduction: number } }

/** Points that a trip lost, reason by reason. */
export function tripPoints(trip: ScoredEvents): Points {
  return eachReason((kind) => trip[kind]?.deduction ?? 0)
}

/** Points over several trips or days, reason by reason. */
export function addPoints(parts: readonly Points[]): Points {
  return eachReason((kind) => parts.reduce((sum, part) => sum + part[kind], 0))
}

/** A figure for each reason. */
export function eachReason<T>(of: (kind: DeductionKind) => T): Record<DeductionKind, T> {
  return {
    hardBraking: of('hardBraking'),
    hardAcceleration: of('hardAcceleration'),
    roadSpeeding: of('roadSpeeding'),
    speedOver80: of('speedOver80'),
  }
}

/** All points together. */
export function sumPoints(points: Points): number {
  return DEDUCTION_KINDS.reduce((sum, kind) => sum + points[kind], 0)
}

/**
 * The score of whatever was driven: 100 less the points lost, per 100 miles where it was more than
 * that; a whole number from 0 to 100, null when nothing was driven.
 */
export function scoreOf(points: Points, distanceMi: number): number | null {
  if (distanceMi <= 0) return null
  const lost = sumPoints(points) * Math.min(1, SCORE_MILES / distanceMi)
  return Math.max(0, Math.round(FULL_SCORE - lost))
}

/** The score of one trip. */
export function tripScore(trip: ScoredEvents & { distanceMi: number }): number {
  return scoreOf(tripPoints(trip), trip.distanceMi) ?? FULL_SCORE
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
