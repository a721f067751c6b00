import { distanceMi } from '../../../src/domain/geo/measure'
import type { LngLat } from '../../../src/domain/vehicle/vehicle'

/** Meters of a degree of latitude. */
const METERS_A_DEGREE = 111_195

/** A line without the points that it passes by within `slackM` meters without them (Douglas and Peucker). */
export function simpler(line: readonly LngLat[], slackM: number): LngLat[] {
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
  if (farthest <= slackM) return [first, last]
  return [...simpler(line.slice(0, at + 1), slackM).slice(0, -1), ...simpler(line.slice(at), slackM)]
}

/** How far a point is from the segment between two others, meters. */
function metersFrom(a: LngLat, b: LngLat, point: LngLat): number {
  const squeeze = Math.cos((a[1] * Math.PI) / 180)
  const flat = ([lng, lat]: LngLat) => [
    (lng - a[0]) * squeeze * METERS_A_DEGREE,
    (lat - a[1]) * METERS_A_DEGREE,
  ]
  const [bx = 0, by = 0] = flat(b)
  const [x = 0, y = 0] = flat(point)
  const square = bx * bx + by * by
  if (square === 0) return distanceMi(a, point) * 1609.344
  const share = Math.min(1, Math.max(0, (x * bx + y * by) / square))
  return Math.hypot(x - bx * share, y - by * share)
}
