import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { chargeInFeed } from '../feed/feedLine'
import { FLEET_LINES } from '../feed/fleetLines'
import { type Drive, makeDrives } from './driving'
import { capacityOf } from './models'

/** A full tank or charge, bought after the last drive of a day. */
export interface Fill {
  last: Drive
  /** US gallons, or kWh. */
  volume: number
  odometerMi: number
}

/** What a vehicle was filled with, the newest first, and what it had left. */
export interface Fills {
  fills: Fill[]
  /** Percent at the end of each day, entry 0 yesterday. */
  levelPercent: number[]
}

/** Percent that are left when somebody fills up: of most, and of one that is charged too late, again and again. */
const LEFT_PERCENT = { gas: [10, 30], ev: [10, 40] } as const
const LEFT_TOO_LATE = [2, 5] as const
export const LATE_CHARGERS: readonly string[] = ['Unit 301']

/** Fuller than this is never seen at a day's end, as a share of the tank. */
const FULL_SHARE = 0.92

/**
 * Fills of one vehicle. Reckoned backwards from the level it shows now: a day's driving had to be in
 * the tank before, and what would not fit in was bought that day after the last trip. Null for one
 * that sends no level.
 */
export function fillsOf(vehicle: Vehicle): Fills | null {
  const { ev, fuel } = vehicle.details
  if (fuel === null) return null
  const random = seededRandom(seedOf(`fills of ${vehicle.id}`))
  const drives = makeDrives(vehicle)
  const capacity = capacityOf(vehicle.modelName, ev)
  let level = (fuel / 100) * capacity
  let odometerMi = vehicle.details.odometerMi
  const made: Fills = { fills: [], levelPercent: [] }
  const chargedToday = chargeInFeed(FLEET_LINES, vehicle.label)
  for (let daysAgo = 0; daysAgo <= HISTORY_DAYS; daysAgo++) {
    if (daysAgo === 1 && chargedToday)
      // An interrupted charge added next to nothing.
      level =
        ((chargedToday.state === 'completed' ? random.int(30, 45) : chargedToday.chargePercent) * capacity) /
        100
    if (daysAgo > 0) made.levelPercent.push(Math.round((100 * level) / capacity))
    const day = drives.filter((drive) => drive.daysAgo === daysAgo)
    const used = day.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100
    const last = day.at(-1)
    // Today's fills are not written down yet, and an undriven vehicle is not filled.
    if (last && daysAgo > 0 && level + used > capacity * FULL_SHARE) {
      const [least, most] = LATE_CHARGERS.includes(vehicle.label)
        ? LEFT_TOO_LATE
        : LEFT_PERCENT[ev ? 'ev' : 'gas']
      const low = (capacity * random.int(least, most)) / 100
      const volume = Math.round((level - low) * 100) / 100
      made.fills.push({ last, volume, odometerMi: Math.floor(odometerMi) })
      level -= volume
    }
    level += used
    odometerMi -= day.reduce((sum, { tenths }) => sum + tenths, 0) / 10
  }
  return made
}
