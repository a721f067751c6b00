import Flatbush from 'flatbush'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg, radians } from '#domain/geo/measure'
import type { StreetEdge } from '../../basemap/streetGraph'

/** Meters of a degree of latitude. */
const METERS_PER_DEGREE = 111_195
/** Nearest boxes looked at: the nearest line is in one of them. */
const MAX_CANDIDATES = 40

/** A point of a street near a position. */
export interface NearbyPoint {
  edge: StreetEdge
  point: LngLat
  meters: number
  /** Miles along the edge. */
  mile: number
  /** Bearing of the street there, in the edge's own direction. */
  bearingDeg: number
}

/** Segments of edges, to be found by position. */
export interface StreetIndex {
  /** Streets within so many meters of a position, the nearest point of each, the nearest first. */
  near(position: LngLat, meters: number): NearbyPoint[]
}

/** An index over edges; `edges` may be those of some classes only. */
export function streetIndex(edges: readonly StreetEdge[]): StreetIndex {
  const latitude = edges[0]?.shape[0]?.[1] ?? 0
  const lngScale = Math.cos(radians(latitude))
  const segments: { edge: StreetEdge; at: number }[] = []
  for (const edge of edges) for (let at = 1; at < edge.shape.length; at++) segments.push({ edge, at })
  const boxes = new Flatbush(Math.max(1, segments.length))
  if (segments.length === 0) boxes.add(0, 0, 0, 0)
  for (const { edge, at } of segments) {
    const [ax, ay] = flat(edge.shape[at - 1] as LngLat)
    const [bx, by] = flat(edge.shape[at] as LngLat)
    boxes.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  }
  boxes.finish()

  function flat([lng, lat]: LngLat): [x: number, y: number] {
    return [lng * lngScale * METERS_PER_DEGREE, lat * METERS_PER_DEGREE]
  }

  function near(position: LngLat, meters: number): NearbyPoint[] {
    if (segments.length === 0) return []
    const [x, y] = flat(position)
    const best = new Map<StreetEdge, NearbyPoint>()
    for (const found of boxes.neighbors(x, y, MAX_CANDIDATES, meters)) {
      const segment = segments[found]
      if (!segment) continue
      const one = nearest(segment.edge, segment.at, x, y)
      if (one.meters <= meters && one.meters < (best.get(one.edge)?.meters ?? Number.POSITIVE_INFINITY))
        best.set(one.edge, one)
    }
    return [...best.values()].sort((a, b) => a.meters - b.meters)
  }

  function nearest(edge: StreetEdge, at: number, x: number, y: number): NearbyPoint {
    const from = edge.shape[at - 1] as LngLat
    const to = edge.shape[at] as LngLat
    const [ax, ay] = flat(from)
    const [bx, by] = flat(to)
    const square = (bx - ax) ** 2 + (by - ay) ** 2
    const share =
      square > 0 ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square)) : 0
    const before = edge.shape
      .slice(0, at)
      .reduce((sum, point, i) => sum + (i > 0 ? metersBetween(edge.shape[i - 1] as LngLat, point) : 0), 0)
    return {
      edge,
      point: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      meters: Math.hypot(x - (ax + (bx - ax) * share), y - (ay + (by - ay) * share)),
      mile: (before + Math.sqrt(square) * share) / 1609.344,
      bearingDeg: bearingDeg(from, to),
    }
  }

  function metersBetween(a: LngLat, b: LngLat): number {
    const [ax, ay] = flat(a)
    const [bx, by] = flat(b)
    return Math.hypot(bx - ax, by - ay)
  }

  return { near }
}
