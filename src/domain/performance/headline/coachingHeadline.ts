import { changePercent } from '#domain/behavior/behavior'
import { eventRate } from '#domain/vehicle/safetyEvents'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { measureValue } from '../measures'
import type { CoachedDriver, DriverChange, HeadlineFacts, HeadlineFinder } from './headline'

/** Minimum number of days on both sides, so that one lucky week does not count as learning. */
const LEAST_DAYS = 5
/** Minimum decrease of hard braking in percent. */
const LEAST_FALL = 10
/** Minimum miles on each side, for one driver. */
const LEAST_MILES = 50

/** Hard braking of the whole scope decreased after the day of coaching, within the window (docs/measures.md M29). */
export const findCoaching: HeadlineFinder = (all) => {
  const coachedDaysAgo = coachingDay(all)
  if (coachedDaysAgo === null) return null
  const after = measureValue('hardBraking', all.facts, coachedDaysAgo)
  const before = measureValue('hardBraking', all.facts, all.days - coachedDaysAgo, coachedDaysAgo)
  const change = changePercent(after, before)
  if (after === null || before === null || change === null || change > -LEAST_FALL) return null
  return { kind: 'coaching', coachedDaysAgo, before, after, change, best: bestChange(all, coachedDaysAgo) }
}

/** The day on which most drivers were coached, if it is well inside the window; 1 is yesterday. */
export function coachingDay({ coached, days }: Pick<HeadlineFacts, 'coached' | 'days'>): number | null {
  const counts = new Map<number, number>()
  for (const { coachedDaysAgo } of coached) {
    counts.set(coachedDaysAgo, (counts.get(coachedDaysAgo) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const day = most?.[0] ?? 0
  return day >= LEAST_DAYS && days - day >= LEAST_DAYS ? day : null
}

function bestChange(
  { coached, allRows, days, scores }: HeadlineFacts,
  coachedDaysAgo: number,
): DriverChange | null {
  const turns = coached
    .filter((one) => one.coachedDaysAgo === coachedDaysAgo)
    .flatMap(({ driverId }: CoachedDriver): DriverChange[] => {
      const before = brakingRate(allRows, driverId, coachedDaysAgo, days)
      const after = brakingRate(allRows, driverId, 0, coachedDaysAgo)
      const ranked = scores.find(({ id }) => id === driverId)
      if (before === null || after === null || after >= before || !ranked) return []
      return [{ driverId, before, after, score: ranked.score, change: ranked.change }]
    })
  turns.sort((a, b) => b.before - b.after - (a.before - a.after) || a.driverId.localeCompare(b.driverId))
  return turns[0] ?? null
}

/**
 * Hard braking per 100 miles of a driver from entry `from` up to but not including `to`; null below the
 * minimum distance.
 */
function brakingRate(
  rows: readonly VehicleDays[],
  driverId: string,
  from: number,
  to: number,
): number | null {
  let times = 0
  let miles = 0
  for (const row of rows) {
    for (let at = from; at < to; at++) {
      if (row.driverId[at] !== driverId) continue
      times += row.hardBraking[at] ?? 0
      miles += row.distanceMi[at] ?? 0
    }
  }
  return miles < LEAST_MILES ? null : eventRate(times, miles)
}
