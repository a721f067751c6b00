import type { LngLat } from '#domain/geo/lngLat'

/** A place on a flat map: meters east and north of the plane's origin. */
export type Point = readonly [x: number, y: number]

/** A flat map round an origin, true to a meter over a city. */
export interface Plane {
  toPoint(position: LngLat): Point
  toPosition(point: Point): LngLat
}

const METERS_PER_DEGREE = 111_194.93

/** The plane that touches the earth at `origin`. */
export function planeAt([lng, lat]: LngLat): Plane {
  const across = METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  return {
    toPoint: (position) => [(position[0] - lng) * across, (position[1] - lat) * METERS_PER_DEGREE],
    toPosition: ([x, y]) => [lng + x / across, lat + y / METERS_PER_DEGREE],
  }
}

/** Distance in meters. */
export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay)
}

/** How far along the segment from `a` to `b` (0 to 1) the nearest place to `p` lies, and its distance in meters. */
export function nearestOn(a: Point, b: Point, p: Point): { at: number; distance: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const raw = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square
  const at = Math.min(1, Math.max(0, raw))
  return { at, distance: distance([a[0] + dx * at, a[1] + dy * at], p) }
}
