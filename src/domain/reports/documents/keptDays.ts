import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import type { DaySpan } from '../expenseTotals'

/** Number of days in a span. */
export function spanDays({ fromDaysAgo, toDaysAgo }: DaySpan): number {
  return fromDaysAgo - toDaysAgo + 1
}

/** The full days of a span that have figures; null if there are none (docs/rules.md RE-06). */
export function keptDays({ fromDaysAgo, toDaysAgo }: DaySpan): DaySpan | null {
  const kept = {
    fromDaysAgo: Math.min(fromDaysAgo, HISTORY_DAYS),
    toDaysAgo: Math.max(toDaysAgo, 1),
  }
  return spanDays(kept) > 0 ? kept : null
}

/** Whether a day, counted in days before today, is in the span. */
export function isIn({ fromDaysAgo, toDaysAgo }: DaySpan, daysAgo: number): boolean {
  return daysAgo <= fromDaysAgo && daysAgo >= toDaysAgo
}

/** The days of a span, the oldest first. */
export function daysOf({ fromDaysAgo, toDaysAgo }: DaySpan): number[] {
  return Array.from({ length: fromDaysAgo - toDaysAgo + 1 }, (_, at) => fromDaysAgo - at)
}
