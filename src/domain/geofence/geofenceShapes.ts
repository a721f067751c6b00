import type { LngLat } from '#domain/geo/lngLat'
import { findCrossing } from './geofence'
import { destinationPoint, ringAreaMi2 } from './geofenceMeasure'

/** Ways to create a geofence without drawing it: around points, from a view, from a known area. */

/**
 * Corners of the convex hull, counter-clockwise without repeating the first (A. M. Andrew's monotone chain,
 * 1979). Fewer than three points, or collinear points, give fewer corners.
 */
export function convexHull(points: readonly LngLat[]): LngLat[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const unique = sorted.filter((point, at) => String(point) !== String(sorted[at - 1]))
  if (unique.length < 3) return unique
  return [...halfConvexHull(unique), ...halfConvexHull(unique.toReversed())]
}

function halfConvexHull(points: readonly LngLat[]): LngLat[] {
  const hull: LngLat[] = []
  for (const point of points) {
    while (hull.length >= 2 && turn(hull.at(-2) ?? point, hull.at(-1) ?? point, point) <= 0) hull.pop()
    hull.push(point)
  }
  return hull.slice(0, -1)
}

/** Above 0 for a left turn from a through b to c; twice the triangle's area in square degrees. */
function turn([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/** Bearings of the points that are added around every point. */
const MARGIN_BEARINGS = [0, 60, 120, 180, 240, 300]

/** Corners of a convex geofence around points, with a margin of nearly `marginMi` miles. */
export function geofenceAround(points: readonly LngLat[], marginMi: number, maxCorners = 12): LngLat[] {
  const widened = convexHull(points).flatMap((point) =>
    MARGIN_BEARINGS.map((bearing) => destinationPoint(point, marginMi, bearing)),
  )
  return simplifyCorners(convexHull(widened), maxCorners)
}

/** Share of the view's width and height that the rectangle leaves free on each side. */
const VIEW_INSET = 0.2

/** Corners of a rectangle in the middle of the visible map: west, south, east, north edge. */
export function viewRectangle([west, south, east, north]: readonly [
  number,
  number,
  number,
  number,
]): LngLat[] {
  const [dx, dy] = [(east - west) * VIEW_INSET, (north - south) * VIEW_INSET]
  return [
    [west + dx, south + dy],
    [east - dx, south + dy],
    [east - dx, north - dy],
    [west + dx, north - dy],
  ]
}

/**
 * Simplifies an outline to at most `maxCorners` corners: the corner whose triangle with its neighbors is
 * smallest is removed first (M. Visvalingam and J. D. Whyatt, 1993), unless the outline would cross itself.
 */
export function simplifyCorners(corners: readonly LngLat[], maxCorners: number): LngLat[] {
  let kept = [...corners]
  while (kept.length > Math.max(3, maxCorners)) {
    const order = kept
      .map((corner, at) => ({
        at,
        area: Math.abs(turn(kept.at(at - 1) ?? corner, corner, kept[(at + 1) % kept.length] ?? corner)),
      }))
      .toSorted((a, b) => a.area - b.area)
    const without = order
      .map(({ at }) => kept.toSpliced(at, 1))
      .find((rest) => findCrossing([...rest, ...rest.slice(0, 1)]) === null)
    if (!without) return kept
    kept = without
  }
  return kept
}

/** Area of an open list of corners in square miles, once closed. */
export function cornersAreaMi2(corners: readonly LngLat[]): number {
  return ringAreaMi2([...corners, ...corners.slice(0, 1)])
}
