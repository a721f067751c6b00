import { isLowOil } from './lowReadings'

/** Consecutive ignition cycles with low oil life before an alert (docs/rules.md VD-22). */
export const OIL_ALERT_CYCLES = 3
/** Miles that use up all of an oil's life: the maintenance interval (docs/rules.md SE-30). */
export const OIL_CHANGE_INTERVAL_MI = 8000

/**
 * How many of the newest ignition cycles in a row ended with low oil life.
 * @param readings oil life at the end of each cycle, percent, the newest first
 */
export function lowOilCycles(readings: readonly number[]): number {
  const firstGoodCycle = readings.findIndex((percent) => !isLowOil(percent))
  return firstGoodCycle === -1 ? readings.length : firstGoodCycle
}

/** Whether an oil-life alert is due: one or two low readings may be due to parking on a slope. */
export function oilAlertFires(readings: readonly number[]): boolean {
  return lowOilCycles(readings) >= OIL_ALERT_CYCLES
}

/**
 * Oil life at the end of each of a vehicle's trips, from ignition on to ignition off. The data has only
 * today's reading: earlier ones are higher by what was driven since.
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
