import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { COMFORT_LIMIT_MPS2 } from './driveSegment'
import { MPS_PER_MPH } from './thresholds'

/** A driver's style; always the same for a driver. */
export interface Manner {
  /** Speed over the limit on a free road, below 0 for under it, m/s. */
  overLimit: number
  /** Acceleration from a standstill, m/s2; it decreases with speed. */
  speedUp: number
  /** The maximum everyday deceleration, m/s2, at about 15 mph; less above that and at the very end. */
  slowDown: number
}

/** A driver's style with and without enough time. */
export const PACES = ['atEase', 'pressed'] as const
export type Pace = (typeof PACES)[number]

/** The style of a driver at a pace (docs/rules.md TR-17). */
export function mannerOf(driver: string, pace: Pace): Manner {
  const random = seededRandom(seedOf(`manner of ${driver}`))
  const manner = {
    overLimit: (-2.5 + 4.5 * random.next()) * MPS_PER_MPH,
    speedUp: 1.45 + 0.5 * random.next(),
    slowDown: 1.45 + 0.55 * random.next(),
  }
  if (pace === 'atEase') return manner
  return { overLimit: MAX_OVER_MPS, speedUp: COMFORT_LIMIT_MPS2, slowDown: COMFORT_LIMIT_MPS2 }
}

/** Maximum speed over the limit without an event, m/s: well below road speeding. */
export const MAX_OVER_MPS = 3.5 * MPS_PER_MPH

/** Speed at which the acceleration would reach zero, m/s. */
const NO_ACCELERATION_SPEED = 42

/**
 * Share of a driver's acceleration at a speed, m/s: it decreases linearly from the start, as observed in
 * vehicles (docs/rules.md TR-17).
 */
export function speedUpShare(speed: number): number {
  return Math.max(0.35, 1 - speed / NO_ACCELERATION_SPEED)
}

/** The speed of the strongest deceleration, m/s. */
const STRONGEST_BRAKING_SPEED = 7

/** Share of a driver's deceleration at a speed, m/s: strongest in the last third, gentle toward the standstill. */
export function slowDownShare(speed: number): number {
  if (speed < STRONGEST_BRAKING_SPEED) return 0.55 + (0.45 * speed) / STRONGEST_BRAKING_SPEED
  return Math.max(0.6, 1 - 0.02 * (speed - STRONGEST_BRAKING_SPEED))
}
