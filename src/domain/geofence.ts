import type { FeedSection } from './feed'
import type { Region } from './locale'
import type { LngLat } from './vehicle'

/** Boundary types of spec section 3, by label. */
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

/** An area on the map: a GeoJSON polygon of one closed ring, or a circle, which GeoJSON lacks. */
export type GeofenceArea =
  | { type: 'Polygon'; coordinates: [LngLat[]] }
  | { type: 'Circle'; center: LngLat; radiusMi: number }

/** A fence that notifications are told by. */
export interface Geofence {
  /** `g-N`. */
  id: string
  section: FeedSection
  boundary: BoundaryType
  name: Record<Region, string>
  area: Record<Region, GeofenceArea>
}

/** Whether a closed ring crosses or touches itself other than where it closes; then it is no polygon. */
export function crossesItself(ring: readonly LngLat[]): boolean {
  const edges = ring.slice(1).map((to, at): Edge => [ring[at] ?? to, to])
  return edges.some((edge, at) =>
    edges.some((other, from) => {
      if (from <= at) return false
      const neighbours = from === at + 1 || (at === 0 && from === edges.length - 1)
      return neighbours ? foldsBack(edge, other, from === at + 1) : meet(edge, other)
    }),
  )
}

type Edge = [from: LngLat, to: LngLat]

/** Twice the area of the triangle; its sign says on which side of a-b the point c lies. */
function side([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && within(a, b, c)) ||
    (abd === 0 && within(a, b, d)) ||
    (cda === 0 && within(c, d, a)) ||
    (cdb === 0 && within(c, d, b))
  )
}

/** Whether c, which lies on the line through a and b, lies between them. */
function within([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): boolean {
  return Math.min(ax, bx) <= cx && cx <= Math.max(ax, bx) && Math.min(ay, by) <= cy && cy <= Math.max(ay, by)
}

/** Neighbours share a corner; they overlap only when one runs back along the other. */
function foldsBack(edge: Edge, other: Edge, inOrder: boolean): boolean {
  const [first, second] = inOrder ? [edge, other] : [other, edge]
  const [from, corner] = first
  const to = second[1]
  const back = (from[0] - corner[0]) * (to[0] - corner[0]) + (from[1] - corner[1]) * (to[1] - corner[1])
  return side(from, corner, to) === 0 && back > 0
}
