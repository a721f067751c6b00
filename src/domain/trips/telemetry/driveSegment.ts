import type { RoadProfile } from './roadProfile'

/** A place with its speed: meters from the start, meters per second. */
export interface ControlPoint {
  at: number
  speed: number
}

/**
 * A part of the drive with fixed speeds: a stop (one point, speed 0) or an event. Between its points the
 * acceleration is constant. The drive between two segments depends on the available time.
 */
export interface DriveSegment {
  points: readonly ControlPoint[]
  /** Whole seconds of idling; only at a stop. */
  standingSeconds: number
}

export interface Neighbors {
  before: ControlPoint
  after: ControlPoint
}

/** The maximum acceleration and deceleration outside hard events, m/s2: still comfortable for a passenger. */
export const COMFORT_LIMIT_MPS2 = 2.3

export function stopSegment(at: number, standingSeconds: number): DriveSegment {
  return { points: [{ at, speed: 0 }], standingSeconds }
}

export const firstPoint = (segment: DriveSegment): ControlPoint => segment.points[0] ?? { at: 0, speed: 0 }
export const lastPoint = (segment: DriveSegment): ControlPoint => segment.points.at(-1) ?? { at: 0, speed: 0 }

/** The highest and lowest speeds, m/s, that can be reached within `meters`. */
export function reachableSpeeds({ speed }: ControlPoint, meters: number): { low: number; high: number } {
  const squaredChange = 2 * COMFORT_LIMIT_MPS2 * Math.max(0, meters)
  return {
    low: Math.sqrt(Math.max(0, speed ** 2 - squaredChange)),
    high: Math.sqrt(speed ** 2 + squaredChange),
  }
}

/** The highest speed at a place, m/s, from which every nearby limit can still be met. */
export function maxLegalSpeed({ roads }: RoadProfile, at: number): number {
  let squared = Infinity
  for (const { from, to, limit } of roads) {
    const distance = Math.max(0, from - at, at - to)
    squared = Math.min(squared, limit ** 2 + 2 * COMFORT_LIMIT_MPS2 * distance)
  }
  return Math.sqrt(squared)
}
