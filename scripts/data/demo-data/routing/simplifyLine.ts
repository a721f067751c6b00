import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'

/** Meters of a degree of latitude. */
const METERS_PER_DEGREE = 111_195

/** A line without the points that it passes by within `slackM` meters without them (Douglas and Peucker). */
export function simplifyLine(line: readonly LngLat[], toleranceM: number): LngLat[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let farthest = 0
  let at = 0
  for (let i = 1; i < line.length - 1; i++) {
    const meters = metersFrom(first, last, line[i] as LngLat)
    if (meters > farthest) {
      farthest = meters
      at = i
    }
  }
  if (farthest <= toleranceM) return [first, last]
  return [
    ...simplifyLine(line.slice(0, at + 1), toleranceM).slice(0, -1),
    ...simplifyLine(line.slice(at), toleranceM),
  ]
}

/** How far a point is from the segment between two others, meters. */
function metersFrom(a: LngLat, b: LngLat, point: LngLat): number {
  const lngScale = Math.cos((a[1] * Math.PI) / 180)
  // Written out: a function made for each point would cost as much again.
  const bx = (b[0] - a[0]) * lngScale * METERS_PER_DEGREE
  const by = (b[1] - a[1]) * METERS_PER_DEGREE
  const x = (point[0] - a[0]) * lngScale * METERS_PER_DEGREE
  const y = (point[1] - a[1]) * METERS_PER_DEGREE
  const square = bx * bx + by * by
  if (square === 0) return distanceMi(a, point) * 1609.344
  const share = Math.min(1, Math.max(0, (x * bx + y * by) / square))
  return Math.hypot(x - bx * share, y - by * share)
}
