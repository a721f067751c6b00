/**
 * The rule of scores, the same for a trip, a day, a driver and a vehicle (docs/rules.md TR-15). Hard braking,
 * hard acceleration, road speeding and speed over 80 mph cost points; a score is 100 minus the lost points,
 * or above 100 miles minus those lost per 100 miles. Idling, camera and ADAS events are counted but cost
 * nothing.
 */

/** Points for each hard braking, hard acceleration or road speeding (2 times cost 8). */
export const POINTS_PER_EVENT = 4
/** Maximum deduction for one kind of event on a trip, so that one bad corner does not decide the score. */
export const MAX_EVENT_DEDUCTION = 24
/** Points for going over 80 mph at all; one more for each percent of the trip's distance (mock 05: 6 percent cost 7). */
export const SPEEDING_BASE_DEDUCTION = 1
export const MAX_SPEEDING_DEDUCTION = 30
export const FULL_SCORE = 100
/** Distance up to which points are deducted as they are; for a longer one, points per this distance count. */
export const SCORE_MILES = 100

/** Points lost on a trip for events of one kind; 0 to 24. */
export function eventDeduction(times: number): number {
  return Math.min(MAX_EVENT_DEDUCTION, times * POINTS_PER_EVENT)
}

/** Points lost for going over 80 mph on `percent` of the trip's distance; 0 to 30. */
export function speedDeduction(times: number, percent: number): number {
  if (times === 0) return 0
  return Math.min(MAX_SPEEDING_DEDUCTION, SPEEDING_BASE_DEDUCTION + Math.round(percent))
}

/** Reasons for deductions from a trip's score (docs/rules.md TP-08 to TP-10, TP-22). */
export const DEDUCTION_KINDS = ['hardBraking', 'hardAcceleration', 'roadSpeeding', 'speedOver80'] as const
export type DeductionKind = (typeof DEDUCTION_KINDS)[number]

export type Points = Record<DeductionKind, number>

export type ScoredEvents = { [Kind in DeductionKind]?: { deduction: number } }

/** Points that a trip lost, by reason. */
export function tripPoints(trip: ScoredEvents): Points {
  return eachReason((kind) => trip[kind]?.deduction ?? 0)
}

/** Points over several trips or days, by reason. */
export function addPoints(parts: readonly Points[]): Points {
  return eachReason((kind) => parts.reduce((sum, part) => sum + part[kind], 0))
}

/** Maps each reason. */
export function eachReason<T>(of: (kind: DeductionKind) => T): Record<DeductionKind, T> {
  return {
    hardBraking: of('hardBraking'),
    hardAcceleration: of('hardAcceleration'),
    roadSpeeding: of('roadSpeeding'),
    speedOver80: of('speedOver80'),
  }
}

/** The sum of all points. */
export function sumPoints(points: Points): number {
  return DEDUCTION_KINDS.reduce((sum, kind) => sum + points[kind], 0)
}

/**
 * The score of a distance: 100 minus the points lost, per 100 miles if it is longer; a whole number from 0 to
 * 100, null if nothing was driven.
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

/** Bands that determine color and name of a score: mock 05 shows 90 and up green, 81 amber, 68 red. */
export type ScoreBand = 'good' | 'fair' | 'poor'

/** The band of a score: good from 85, fair from 70. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 85) return 'good'
  return score >= 70 ? 'fair' : 'poor'
}
