import { isLowOil } from './lowReadings'

/** Ignition cycles in a row with low oil life before an alert fires (docs/rules.md VD-22). */
export const OIL_ALERT_CYCLES = 3
/** Miles that take all of an oil's life: as long as the maintenance interval (docs/rules.md SE-30). */
export const OIL_CHANGE_INTERVAL_MI = 8000

/**
 * How many of the newest ignition cycles in a row ended with low oil life.
 * @param readings oil life at the end of each cycle, percent, the newest first
 */
export function lowOilCycles(readings: readonly number[]): number {
  const firstGoodCycle = readings.findIndex((percent) => !isLowOil(percent))
  return firstGoodCycle === -1 ? readings.length : firstGoodCycle
}

/** Whether an oil-life alert is due: a single low reading, or two, may be the slope that it is parked on. */
export function oilAlertFires(readings: readonly number[]): boolean {
  return lowOilCycles(readings) >= OIL_ALERT_CYCLES
}

/**
 * Oil life at the end of each of a vehicle's trips, a trip being ignition on to ignition off. The data
 * has today's reading only: earlier ones are higher by what was driven since.
 * @param oilLife today's reading, percent
 * @param trips the vehicle's, the newest first
 */
export function oilLifeAtTripEnds(oilLife: number, trips: readonly { distanceMi: number }[]): number[] {
  let milesSince = 0
  return trips.map(({ distanceMi }) => {
    const reading = Math.min(100, oilLife + (milesSince / OIL_CHANGE_INTERVAL_MI) * 100)
    milesSince += distanceMi
    return reading
  })
}
