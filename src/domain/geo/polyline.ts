import polyline from '@mapbox/polyline'
import type { LngLat } from './lngLat'
import { distanceMi } from './measure'

/** Encodes positions in Google's polyline format with five decimals (about a meter), latitude first. */
export function encodePolyline(points: readonly LngLat[]): string {
  return polyline.encode(points.map(([lng, lat]) => [lat, lng]))
}

/** Decodes an encoded polyline. */
export function decodePolyline(line: string): LngLat[] {
  return polyline.decode(line).map(([lat, lng]) => [lng, lat])
}

/** Miles along the line from the first point to each point. */
export function cumulativeMiles(points: readonly LngLat[]): number[] {
  let miles = 0
  return points.map((point, at) => {
    const before = points[at - 1]
    if (before) miles += distanceMi(before, point)
    return miles
  })
}

/** Index of the last segment that begins at or before `miles`; 0 if there is none. */
export function segmentAt(mileAt: readonly number[], miles: number): number {
  let low = 0
  let high = mileAt.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((mileAt[middle] ?? 0) <= miles) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** The position at `miles` along a line, limited to its ends. Throws for a line without points. */
export function positionAlong(points: readonly LngLat[], mileAt: readonly number[], miles: number): LngLat {
  const segment = segmentAt(mileAt, miles)
  const from = points[segment]
  if (!from) throw new RangeError('A line without points')
  const to = points[segment + 1] ?? from
  const segmentStart = mileAt[segment] ?? 0
  const length = (mileAt[segment + 1] ?? segmentStart) - segmentStart
  const share = length > 0 ? Math.min(1, Math.max(0, (miles - segmentStart) / length)) : 0
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
