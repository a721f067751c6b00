import type { LngLat } from '#domain/geo/lngLat'
import { EARTH_RADIUS_MI, radians } from '#domain/geo/measure'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { boundsOfArea, isInRing, pointsBounds } from '#domain/geofence/geofenceMeasure'

export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Where a line crosses the boundary: the segment, the share along it, and the direction. */
export interface BoundaryCrossing {
  segment: number
  share: number
  direction: 'enter' | 'exit'
}

/** A geofence, prepared for intersection with the lines of trips. */
export interface Boundary {
  bounds: Bounds
  contains: (point: LngLat) => boolean
  /** Shares of the segment from a to b at which it meets the boundary, unsorted. */
  cuts: (a: LngLat, b: LngLat) => number[]
}

/** The boundary of an area. */
export function boundaryOf(area: GeofenceArea): Boundary {
  return area.type === 'Circle'
    ? circleBoundary(area.center, area.radiusMi)
    : ringBoundary(area.coordinates[0])
}

function ringBoundary(ring: readonly LngLat[]): Boundary {
  const bounds = pointsBounds(ring) ?? [0, 0, 0, 0]
  return {
    bounds,
    contains: (point) => isInRing(ring, point),
    cuts([ax, ay], [bx, by]) {
      const shares: number[] = []
      const [dx, dy] = [bx - ax, by - ay]
      for (let corner = 1; corner < ring.length; corner++) {
        const [cx, cy] = ring[corner - 1] as LngLat
        const [ex, ey] = ring[corner] as LngLat
        const turn = dx * (ey - cy) - dy * (ex - cx)
        if (turn === 0) continue
        const share = ((cx - ax) * (ey - cy) - (cy - ay) * (ex - cx)) / turn
        const along = ((cx - ax) * dy - (cy - ay) * dx) / turn
        if (share >= 0 && share <= 1 && along >= 0 && along <= 1) shares.push(share)
      }
      return shares
    },
  }
}

/** On a tangent plane at the center: exact to a few feet over the size of a city. */
function circleBoundary(center: LngLat, radiusMi: number): Boundary {
  const perLat = radians(1) * EARTH_RADIUS_MI
  const perLng = perLat * Math.cos(radians(center[1]))
  const plane = ([lng, lat]: LngLat) => [(lng - center[0]) * perLng, (lat - center[1]) * perLat] as const
  return {
    bounds: boundsOfArea({ type: 'Circle', center, radiusMi }),
    contains(point) {
      const [x, y] = plane(point)
      return x * x + y * y < radiusMi * radiusMi
    },
    cuts(a, b) {
      const [ax, ay] = plane(a)
      const [bx, by] = plane(b)
      const [dx, dy] = [bx - ax, by - ay]
      const length = dx * dx + dy * dy
      if (length === 0) return []
      const half = (ax * dx + ay * dy) / length
      const root = half * half - (ax * ax + ay * ay - radiusMi * radiusMi) / length
      if (root <= 0) return []
      return [-half - Math.sqrt(root), -half + Math.sqrt(root)].filter((share) => share >= 0 && share <= 1)
    },
  }
}

/**
 * Where a line enters and leaves an area, in order. Touching the boundary is not a crossing: the side is
 * tested between one meeting point and the next.
 */
export function boundaryCrossings(points: readonly LngLat[], boundary: Boundary): BoundaryCrossing[] {
  const cuts: Omit<BoundaryCrossing, 'direction'>[] = []
  for (let segment = 0; segment < points.length - 1; segment++) {
    const [a, b] = [points[segment] as LngLat, points[segment + 1] as LngLat]
    if (!meets(a, b, boundary.bounds)) continue
    for (const share of boundary.cuts(a, b).sort((one, other) => one - other)) cuts.push({ segment, share })
  }
  const first = points[0]
  const last = points.at(-1)
  if (cuts.length === 0 || !first || !last) return []

  const crossings: BoundaryCrossing[] = []
  let isInside: boolean | null = null
  for (let index = 0; index <= cuts.length; index++) {
    const from = cuts[index - 1] ?? { segment: 0, share: 0 }
    const to = cuts[index] ?? { segment: points.length - 2, share: 1 }
    const between = pointBetween(points, from, to)
    if (!between) continue
    const inside = boundary.contains(between)
    if (isInside !== null && inside !== isInside)
      crossings.push({ ...from, direction: inside ? 'enter' : 'exit' })
    isInside = inside
  }
  return crossings
}

/** A point of the line between two positions on it; null if they are the same. */
function pointBetween(
  points: readonly LngLat[],
  from: Omit<BoundaryCrossing, 'direction'>,
  to: Omit<BoundaryCrossing, 'direction'>,
): LngLat | null {
  const end = from.segment === to.segment ? to.share : 1
  if (end > from.share) return pointOn(points, from.segment, (from.share + end) / 2)
  for (let segment = from.segment + 1; segment <= to.segment; segment++) {
    const share = segment === to.segment ? to.share : 1
    if (share > 0) return pointOn(points, segment, share / 2)
  }
  return null
}

function pointOn(points: readonly LngLat[], segment: number, share: number): LngLat {
  const [ax, ay] = points[segment] as LngLat
  const [bx, by] = points[segment + 1] as LngLat
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** Whether the bounding box of two positions intersects another box. */
export function meets(a: LngLat, b: LngLat, [west, south, east, north]: Bounds): boolean {
  return (
    Math.max(a[0], b[0]) >= west &&
    Math.min(a[0], b[0]) <= east &&
    Math.max(a[1], b[1]) >= south &&
    Math.min(a[1], b[1]) <= north
  )
}
