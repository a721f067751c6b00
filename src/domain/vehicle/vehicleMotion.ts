import { seededRandom } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg, distanceMi } from '#domain/geo/measure'
import { cumulativeMiles, decodePolyline, positionAlong } from '#domain/geo/polyline'
import type { MapAnimation } from './vehicle'

/** A decoded loop along streets. */
interface Loop {
  points: LngLat[]
  mileAt: number[]
  length: number
}

/** Half the wheelbase of a vehicle, which turns gradually at a corner, miles. */
const HALF_WHEELBASE_MI = 0.005
const MS_PER_HOUR = 3_600_000
/** Maximum deviation from the average speed, as a share of it. */
const SPEED_VARIATION = 0.35

/** Decoded once for each row, because it is needed in every frame. */
const loops = new WeakMap<Pick<MapAnimation, 'path'>, Loop>()

/** Position and heading of a vehicle, degrees clockwise from north. */
export interface MotionPoint {
  position: LngLat
  rotationDeg: number
}

/**
 * Position and heading of a vehicle `elapsedMs` after its start: around its loop at its speed, with
 * variations as in traffic. The same for the same seed; a parked vehicle stays.
 */
export function motionAt(
  animation: Pick<MapAnimation, 'path' | 'start' | 'speedMph' | 'rotationDeg' | 'aheadMinutes'>,
  elapsedMs: number,
  seed: number,
): MotionPoint {
  const loop = loopOf(animation)
  if (loop.length === 0 || animation.speedMph === 0)
    return { position: animation.start, rotationDeg: animation.rotationDeg }
  const drivenMs = variedTime(elapsedMs, seed) + (animation.aheadMinutes ?? 0) * 60_000
  const miles = (animation.speedMph * drivenMs) / MS_PER_HOUR
  const at = (mile: number): LngLat =>
    positionAlong(loop.points, loop.mileAt, ((mile % loop.length) + loop.length) % loop.length)
  const behind = at(miles - HALF_WHEELBASE_MI)
  const ahead = at(miles + HALF_WHEELBASE_MI)
  return {
    position: at(miles),
    rotationDeg:
      distanceMi(behind, ahead) > HALF_WHEELBASE_MI / 10 ? bearingDeg(behind, ahead) : animation.rotationDeg,
  }
}

/** Every point of a vehicle's loop; none if it is parked. */
export function pointsOnTheWay(animation: MapAnimation): readonly LngLat[] {
  return animation.speedMph === 0 ? [] : loopOf(animation).points
}

/** Elapsed time with variations: never backwards, and correct on average. */
function variedTime(elapsedMs: number, seed: number): number {
  const random = seededRandom(seed)
  const period = random.int(24_000, 52_000) / (2 * Math.PI)
  const phase = random.next() * 2 * Math.PI
  return elapsedMs + SPEED_VARIATION * period * (Math.sin(elapsedMs / period + phase) - Math.sin(phase))
}

function loopOf(animation: Pick<MapAnimation, 'path'>): Loop {
  const known = loops.get(animation)
  if (known) return known
  const points = decodePolyline(animation.path)
  const mileAt = cumulativeMiles(points)
  const loop = { points, mileAt, length: mileAt.at(-1) ?? 0 }
  loops.set(animation, loop)
  return loop
}
