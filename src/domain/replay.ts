import { bearingDeg } from './measure'
import { positionAlong, segmentAt } from './polyline'
import { sampleAt, type Telemetry } from './telemetry/telemetry'
import { type DecodedPath, roadAt } from './tripPath'
import type { LngLat } from './vehicle'

/** How many times faster than it was driven a trip can be replayed. */
export const REPLAY_SPEEDS = [1, 2, 4, 8, 16, 20] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** What a replay needs of a path. */
export type ReplayPath = Pick<DecodedPath, 'points' | 'mileAt' | 'roads'>

/** The vehicle at a moment of its trip. */
export interface ReplayState {
  position: LngLat
  /** Degrees clockwise from north, 0 up to 360; round a corner it turns as a vehicle does. */
  bearingDeg: number
  speedMph: number
  limitMph: number
  /** Name of the road. */
  road: string | null
  mile: number
}

/** Half the length of a vehicle with its steering, miles: a corner is rounded off over twice this. */
const HALF_TURN_MI = 0.006

/** Where the vehicle was at a second of its trip, with fractions, and what it did. */
export function replayAt(telemetry: Telemetry, path: ReplayPath, second: number): ReplayState {
  const { mile, speedMph, limitMph } = sampleAt(telemetry, second)
  return {
    position: positionAlong(path.points, path.mileAt, mile),
    bearingDeg: headingAt(path, mile),
    speedMph,
    limitMph,
    road: roadAt(path, segmentAt(path.mileAt, mile))?.name ?? null,
    mile,
  }
}

/** The bearing of a vehicle so many miles along a path, degrees: rear to front, so that it turns through corners. */
export function headingAt({ points, mileAt }: Pick<ReplayPath, 'points' | 'mileAt'>, mile: number): number {
  const last = mileAt.at(-1) ?? 0
  const middle = Math.min(last - HALF_TURN_MI, Math.max(HALF_TURN_MI, mile))
  return bearingDeg(
    positionAlong(points, mileAt, middle - HALF_TURN_MI),
    positionAlong(points, mileAt, middle + HALF_TURN_MI),
  )
}

/** A replay that runs: it was at `fromSecond` of the trip when the wall clock said `sinceMs`. */
export interface ReplayClock {
  fromSecond: number
  sinceMs: number
  speed: ReplaySpeed
}

/**
 * The second of the trip that a running replay is at: a matter of the wall clock alone, so that a
 * device that draws 30 pictures a second shows the same second as one that draws 120.
 */
export function replaySecond(
  { fromSecond, sinceMs, speed }: ReplayClock,
  nowMs: number,
  seconds: number,
): number {
  return Math.min(seconds, Math.max(0, fromSecond + ((nowMs - sinceMs) / 1000) * speed))
}

/** The same replay from now on at another speed. */
export function atSpeed(clock: ReplayClock, speed: ReplaySpeed, nowMs: number, seconds: number): ReplayClock {
  return { fromSecond: replaySecond(clock, nowMs, seconds), sinceMs: nowMs, speed }
}

/** The first event after a second; undefined after the last. `dots` are in the order of time. */
export function nextEvent<T extends { second: number }>(dots: readonly T[], second: number): T | undefined {
  return dots.find((dot) => dot.second > second + 0.5)
}

/**
 * The last event before a second; undefined before the first. One that the replay has passed by less
 * than two seconds counts as the one it is at, so that pressing twice goes back twice.
 */
export function previousEvent<T extends { second: number }>(
  dots: readonly T[],
  second: number,
): T | undefined {
  return dots.findLast((dot) => dot.second < second - 2)
}
