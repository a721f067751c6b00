import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { TRIP_DAYS } from '#domain/trips/trip'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { wholeRuns } from '../plan/weekdays'
import { isDriven } from './dealerWeek'
import type { InventoryUnit } from './inventoryUnits'

/** A way of a lent vehicle on a day whose trips are not kept. */
export interface PastLeg {
  daysAgo: number
  /** Minute of the day at which it ended. */
  ended: number
  tenths: number
  /** Who had it; a name of the plan, not of a person. */
  driver: string
}

/** Days for which somebody has a vehicle, and for which it stands until the next one takes it. */
const LOAN_DAYS = [3, 11] as const
const STAND_DAYS = [1, 9] as const
/** Share of the days with a drive on which it is in the evening. */
const EVENING_SHARE = 0.12

/**
 * Ways of a demonstrator or courtesy vehicle before those that are kept, the oldest first: out and back
 * on most days of a loan. None for a vehicle that is for sale only.
 */
export function pastLegs(id: string, { role, days, driver }: InventoryUnit): PastLeg[] {
  if ((role !== 'courtesy' && role !== 'demonstrator') || days === null) return []
  const random = seededRandom(seedOf(`past loans of ${id}`))
  const legs: PastLeg[] = []
  const oldest = wholeRuns(Math.min(HISTORY_DAYS, days - 1))
  let lent = driver !== null
  let until = TRIP_DAYS + (lent ? random.int(0, 4) : random.int(...STAND_DAYS))
  for (let daysAgo = TRIP_DAYS + 1; daysAgo <= oldest; daysAgo++) {
    if (daysAgo > until) {
      lent = !lent
      const [least, most] = lent ? LOAN_DAYS : STAND_DAYS
      until += random.int(least, most)
    }
    if (!lent || !isDriven(random, daysAgo)) continue
    const evening = random.next() < EVENING_SHARE
    const out = evening ? random.int(1080, 1190) : random.int(540, 840)
    const back = out + (evening ? random.int(60, 130) : random.int(60, 240))
    const tenths = random.int(24, 62)
    // The newest first, as the days are walked; turned around at the end.
    for (const ended of [back, out]) legs.push({ daysAgo, ended, tenths, driver: `${id} ${until}` })
  }
  return legs.reverse()
}
