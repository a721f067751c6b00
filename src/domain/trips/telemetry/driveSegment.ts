import type { RoadProfile } from './roadProfile'

/** A place that is passed at a speed: meters from the start, meters a second. */
export interface ControlPoint {
  at: number
  speed: number
}

/**
 * A part of the drive that is settled: a stop (one knot, speed 0) or an event. Between its knots
 * the acceleration is constant. What lies between two pieces is driven as the time allows.
 */
export interface DriveSegment {
  points: readonly ControlPoint[]
  /** Whole seconds of standing with the engine on; only at a stop. */
  standingSeconds: number
}

/** What an event lies between: the knots of the settled pieces around it. */
export interface Neighbors {
  before: ControlPoint
  after: ControlPoint
}

/** The strongest acceleration and braking besides hard events, m/s2: what a passenger calls brisk. */
export const COMFORT_LIMIT_MPS2 = 2.3

export function stopSegment(at: number, standingSeconds: number): DriveSegment {
  return { points: [{ at, speed: 0 }], standingSeconds }
}

export const firstPoint = (segment: DriveSegment): ControlPoint => segment.points[0] ?? { at: 0, speed: 0 }
export const lastPoint = (segment: DriveSegment): ControlPoint => segment.points.at(-1) ?? { at: 0, speed: 0 }

/** The highest speed that can be won, and the lowest that is left, after so many meters. */
export function reachableSpeeds({ speed }: ControlPoint, meters: number): { low: number; high: number } {
  const squaredChange = 2 * COMFORT_LIMIT_MPS2 * Math.max(0, meters)
  return {
    low: Math.sqrt(Math.max(0, speed ** 2 - squaredChange)),
    high: Math.sqrt(speed ** 2 + squaredChange),
  }
}

/** The highest speed within the limits of the road here and near, where each is reached in time. */
export function maxLegalSpeed({ roads }: RoadProfile, at: number): number {
  let squared = Infinity
  for (const { from, to, limit } of roads) {
    const distance = Math.max(0, from - at, at - to)
    squared = Math.min(squared, limit ** 2 + 2 * COMFORT_LIMIT_MPS2 * distance)
  }
  return Math.sqrt(squared)
}
