import { sampleAt, type Telemetry } from './telemetry/telemetry'
import type { LngLat } from './vehicle'

/** How many times faster than it was driven a trip can be replayed. */
export const REPLAY_SPEEDS = [1, 2, 4, 8, 16, 20] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** What a replay needs of a path; `DecodedPath` has it all. */
export interface ReplayPath {
  points: readonly LngLat[]
  mileAt: readonly number[]
  roads: readonly { from: number; to: number; name: string | null }[]
}

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
  const segment = segmentAt(path.mileAt, mile)
  const rear = positionAt(path, mile - HALF_TURN_MI)
  const front = positionAt(path, mile + HALF_TURN_MI)
  return {
    position: positionAt(path, mile),
    bearingDeg: bearing(rear, front),
    speedMph,
    limitMph,
    road: (path.roads.find(({ to }) => segment < to) ?? path.roads.at(-1))?.name ?? null,
    mile,
  }
}

/** Index of the segment that lies at so many miles. */
function segmentAt(mileAt: readonly number[], mile: number): number {
  let low = 0
  let high = Math.max(0, mileAt.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((mileAt[middle] ?? 0) <= mile) low = middle
    else high = middle - 1
  }
  return low
}

/** The position so many miles along; the ends outside of the path. */
function positionAt({ points, mileAt }: ReplayPath, mile: number): LngLat {
  const segment = segmentAt(mileAt, mile)
  const from = points[segment]
  if (!from) throw new RangeError('A path without points')
  const to = points[segment + 1] ?? from
  const begins = mileAt[segment] ?? 0
  const length = (mileAt[segment + 1] ?? begins) - begins
  const share = length > 0 ? Math.min(1, Math.max(0, (mile - begins) / length)) : 0
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Bearing between two positions some metres apart: on a plane, degrees. */
function bearing([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  const east = (lngB - lngA) * Math.cos((latA * Math.PI) / 180)
  return ((Math.atan2(east, latB - latA) * 180) / Math.PI + 360) % 360
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
