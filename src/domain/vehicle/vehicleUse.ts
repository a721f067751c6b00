import type { VehicleDays } from './vehicleDays'

/** Number of days that determine how a vehicle is usually used. */
const USAGE_WINDOW_DAYS = 7

/** How many days ago it was last driven, 1 for yesterday; null without a drive in the history. */
export function lastDrivenDaysAgo(days: Pick<VehicleDays, 'distanceMi'>): number | null {
  const at = days.distanceMi.findIndex((miles) => miles > 0)
  return at === -1 ? null : at + 1
}

/** Miles of each of the last seven days, the oldest first. */
export function weekOfDistance(days: Pick<VehicleDays, 'distanceMi'>): number[] {
  return days.distanceMi.slice(0, USAGE_WINDOW_DAYS).toReversed()
}

/** Average miles of a day with driving in the last seven days; null without one. */
export function meanDrivingDayMi(days: Pick<VehicleDays, 'distanceMi'>): number | null {
  const driven = weekOfDistance(days).filter((miles) => miles > 0)
  return driven.length === 0 ? null : driven.reduce((sum, miles) => sum + miles, 0) / driven.length
}

/** Number of days of usual driving that a range is enough for; null without range or driving. */
export function rangeInDays(rangeMi: number | null, meanDayMi: number | null): number | null {
  return rangeMi === null || meanDayMi === null ? null : Math.floor(rangeMi / meanDayMi)
}
