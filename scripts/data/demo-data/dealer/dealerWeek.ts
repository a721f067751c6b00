import type { SeededRandom } from '#domain/base/seededRandom'
import { FRI, MON, SAT, SUN, THU, TUE, WED, type WeekdayNumber, weekdayOf } from '../plan/weekdays'

/** Share of the lent vehicles that are driven on a day of the week: a dealer is closed on Sundays. */
const DRIVEN_SHARE: Readonly<Record<WeekdayNumber, number>> = {
  [MON]: 0.6,
  [TUE]: 0.62,
  [WED]: 0.66,
  [THU]: 0.7,
  [FRI]: 0.8,
  [SAT]: 0.97,
  [SUN]: 0,
}

/** Whether a vehicle that somebody has was driven on a day. */
export function isDriven(random: SeededRandom, daysAgo: number): boolean {
  return random.next() < DRIVEN_SHARE[weekdayOf(daysAgo)]
}
