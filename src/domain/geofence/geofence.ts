import type { Region } from '#domain/base/locale'
import type { Section } from '#domain/base/section'
import type { LngLat } from '#domain/geo/lngLat'

/** Boundary types, sorted by label (docs/rules.md SE-42). */
export const BOUNDARY_TYPES = [
  'automatic',
  'city',
  'county',
  'country',
  'zipCode',
  'customize',
  'radius',
  'polygon',
] as const
export type BoundaryType = (typeof BOUNDARY_TYPES)[number]

/** An area on the map: a GeoJSON polygon of one closed ring, or a circle, which GeoJSON does not have. */
export type GeofenceArea =
  | { type: 'Polygon'; coordinates: [LngLat[]] }
  | { type: 'Circle'; center: LngLat; radiusMi: number }

/** Maximum length of a geofence name, in characters; the dataset has the same limit. */
export const MAX_FENCE_NAME = 60

/** A geofence that notification rules refer to. */
export interface Geofence {
  /** `g-N`. */
  id: string
  section: Section
  boundary: BoundaryType
  name: Record<Region, string>
  area: Record<Region, GeofenceArea>
}

/** Whether a closed ring crosses or touches itself other than where it closes, which makes it an invalid polygon. */
export function crossesItself(ring: readonly LngLat[]): boolean {
  return findCrossing(ring) !== null
}

/** Two edges that meet where they must not; edge n runs from point n of the line to point n + 1. */
export interface Crossing {
  edges: [earlier: number, later: number]
  /** Where they meet; an end of one edge if they overlap. */
  at: LngLat
}

/**
 * The first place where a line crosses or touches itself, or null. A line that ends where it begins is a
 * ring: its last edge may meet its first.
 */
export function findCrossing(line: readonly LngLat[]): Crossing | null {
  const edges = line.slice(1).map((to, at): Edge => [line[at] ?? to, to])
  const closed = line.length > 2 && String(line[0]) === String(line.at(-1))
  for (const [later, edge] of edges.entries()) {
    for (const [earlier, other] of edges.slice(0, later).entries()) {
      const inOrder = later === earlier + 1
      const neighbors = inOrder || (closed && earlier === 0 && later === edges.length - 1)
      const meets = neighbors
        ? inOrder
          ? foldsBack(other, edge)
          : foldsBack(edge, other)
        : edgesMeet(edge, other)
      if (meets) return { edges: [earlier, later], at: meetingPoint(other, edge) }
    }
  }
  return null
}

type Edge = [from: LngLat, to: LngLat]

/** Twice the signed area of the triangle; the sign tells on which side of a-b the point c is. */
function orientation([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

function edgesMeet([a, b]: Edge, [c, d]: Edge): boolean {
  const [abc, abd, cda, cdb] = [
    orientation(a, b, c),
    orientation(a, b, d),
    orientation(c, d, a),
    orientation(c, d, b),
  ]
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

/** Whether c, a point on the line through a and b, is between them. */
function isBetween([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): boolean {
  return Math.min(ax, bx) <= cx && cx <= Math.max(ax, bx) && Math.min(ay, by) <= cy && cy <= Math.max(ay, by)
}

/** Neighbors share a corner; they overlap only when the second runs back along the first. */
function foldsBack([from, corner]: Edge, [, to]: Edge): boolean {
  const back = (from[0] - corner[0]) * (to[0] - corner[0]) + (from[1] - corner[1]) * (to[1] - corner[1])
  return orientation(from, corner, to) === 0 && back > 0
}

/** The intersection of the lines of two edges; for parallel ones, the start of the second. */
function meetingPoint([a, b]: Edge, [c, d]: Edge): LngLat {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = dx * ey - dy * ex
  if (turn === 0) return c
  const along = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / turn
  return [a[0] + along * dx, a[1] + along * dy]
}
