import { changePercent } from '#domain/behavior/behavior'
import type { WindowDays } from '#domain/vehicle/score'
import { ROLLING_DAYS } from '#domain/vehicle/vehicleDays'
import { MEASURE_RULES, type Measure, type MeasureFacts, measureValue } from './measures'

/** A measure over a window and over the same number of days before it. */
export interface MeasureFigure {
  measure: Measure
  /** In the unit of the data; null if nothing can be counted. */
  now: number | null
  before: number | null
  /**
   * Percent, or the difference for points and shares; null if either value is missing or the earlier one is
   * zero (docs/measures.md M20).
   */
  change: number | null
  /** Each day of the window, the oldest first, averaged with the six days before it (docs/measures.md M21). */
  trend: (number | null)[]
}

/** A measure over the last `days` full days, compared with the same number before (docs/measures.md M20, M21). */
export function measureFigure(measure: Measure, facts: MeasureFacts, days: WindowDays): MeasureFigure {
  const now = measureValue(measure, facts, days)
  const before = measureValue(measure, facts, days, days)
  return {
    measure,
    now,
    before,
    change: changeOf(measure, now, before),
    trend: Array.from({ length: days }, (_, at) => measureValue(measure, facts, ROLLING_DAYS, days - 1 - at)),
  }
}

/** Change in percent of the earlier value; the difference for points and shares (docs/measures.md M20). */
export function changeOf(measure: Measure, now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null
  return isDifference(measure) ? now - before : changePercent(now, before)
}

/** Whether changes of a measure are differences, as for points and shares: 65 % after 63 % is 2 points more. */
export function isDifference(measure: Measure): boolean {
  const { unit } = MEASURE_RULES[measure]
  return unit === 'points' || unit === 'percent'
}

/** Whether a change is for the better; null without a change, or if neither direction is better. */
export function isBetter(measure: Measure, change: number | null): boolean | null {
  const { better } = MEASURE_RULES[measure]
  if (better === null || change === null || change === 0) return null
  return change > 0 === (better === 'more')
}
