import { seededRandom } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg, distanceMi } from '#domain/geo/measure'
import { cumulativeMiles, decodePolyline, positionAlong } from '#domain/geo/polyline'
import type { MapAnimation } from './vehicle'

/** A loop along streets, ready to be walked. */
interface Loop {
  points: LngLat[]
  mileAt: number[]
  length: number
}

/** A vehicle of this length turns while it passes a corner, miles. */
const HALF_WHEELBASE_MI = 0.005
const MS_PER_HOUR = 3_600_000
/** How much faster and slower than its mean speed a vehicle goes at most, as a part of it. */
const SPEED_VARIATION = 0.35

/** Decoded once for each row: it is asked for at every frame. */
const loops = new WeakMap<Pick<MapAnimation, 'path'>, Loop>()

/** Where a vehicle is, and where it faces, degrees clockwise from north. */
export interface MotionPoint {
  position: LngLat
  rotationDeg: number
}

/**
 * Where a vehicle is `elapsedMs` after it was at its start: round and round on its loop at its speed,
 * a little faster and slower as traffic has it. The same for the same seed; one that is parked stays.
 */
export function motionAt(
  animation: Pick<MapAnimation, 'path' | 'start' | 'speedMph' | 'rotationDeg'>,
  elapsedMs: number,
  seed: number,
): MotionPoint {
  const loop = loopOf(animation)
  if (loop.length === 0 || animation.speedMph === 0)
    return { position: animation.start, rotationDeg: animation.rotationDeg }
  const miles = (animation.speedMph * variedTime(elapsedMs, seed)) / MS_PER_HOUR
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

/** Every point that a vehicle comes to on its loop; none for one that is parked. */
export function pointsOnTheWay(animation: MapAnimation): readonly LngLat[] {
  return animation.speedMph === 0 ? [] : loopOf(animation).points
}

/** Time as the vehicle spends it: never backwards, the mean of it the time itself. */
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
