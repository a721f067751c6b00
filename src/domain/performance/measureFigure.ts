import { changePercent } from '#domain/behavior/behavior'
import type { WindowDays } from '#domain/vehicle/score'
import { ROLLING_DAYS } from '#domain/vehicle/vehicleDays'
import { MEASURE_RULES, type Measure, type MeasureFacts, measureValue } from './measures'

/** A measure over a window and over as many days before it. */
export interface MeasureFigure {
  measure: Measure
  /** In the measure's own unit of the data; null where nothing can be counted. */
  now: number | null
  before: number | null
  /**
   * Percent, or for points and shares the difference; null when one of the two is missing or there was
   * nothing before (docs/measures.md M20).
   */
  change: number | null
  /** Each day of the window, the oldest first, with the six days before it (docs/measures.md M21). */
  trend: (number | null)[]
}

/** A measure over the last `days` full days, compared with as many before (docs/measures.md M20, M21). */
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

/** Percent of what was before; the difference of points and of shares (docs/measures.md M20). */
export function changeOf(measure: Measure, now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null
  return isDifference(measure) ? now - before : changePercent(now, before)
}

/** Points and shares are told by their difference: 65 % after 63 % are 2 points more. */
export function isDifference(measure: Measure): boolean {
  const { unit } = MEASURE_RULES[measure]
  return unit === 'points' || unit === 'percent'
}

/** Whether a change is for the better; null where neither is, or nothing changed. */
export function isBetter(measure: Measure, change: number | null): boolean | null {
  const { better } = MEASURE_RULES[measure]
  if (better === null || change === null || change === 0) return null
  return change > 0 === (better === 'more')
}
