import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { COMFORT_LIMIT_MPS2 } from './driveSegment'
import { MPS_PER_MPH } from './thresholds'

/** How somebody drives; always the same for a driver. */
export interface Manner {
  /** What is driven over the limit on a free road, below 0 under it, m/s. */
  overLimit: number
  /** Acceleration from a standstill, m/s2; less the faster it goes. */
  speedUp: number
  /** The strongest everyday braking, m/s2, at some 15 mph; less above and at the very end. */
  slowDown: number
}

/** How a driver drives with time enough, and when the time is short. */
export const PACES = ['atEase', 'pressed'] as const
export type Pace = (typeof PACES)[number]

/** The manner of a driver at a pace (docs/rules.md TR-17). */
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

/** The most that is driven over the limit without an event, m/s: well under what counts as road speeding. */
export const MAX_OVER_MPS = 3.5 * MPS_PER_MPH

/** At this speed nothing would be left of the acceleration, m/s. */
const NO_ACCELERATION_SPEED = 42

/**
 * Share of a driver's acceleration at a speed, m/s: it falls in a line from the start on, as observed of
 * starting vehicles (docs/rules.md TR-17).
 */
export function speedUpShare(speed: number): number {
  return Math.max(0.35, 1 - speed / NO_ACCELERATION_SPEED)
}

/** The speed of the strongest braking, m/s. */
const STRONGEST_BRAKING_SPEED = 7

/** Share of a driver's braking at a speed, m/s: strongest in the last third, gentle to the standstill. */
export function slowDownShare(speed: number): number {
  if (speed < STRONGEST_BRAKING_SPEED) return 0.55 + (0.45 * speed) / STRONGEST_BRAKING_SPEED
  return Math.max(0.6, 1 - 0.02 * (speed - STRONGEST_BRAKING_SPEED))
}
