import polygonClipping, { type Polygon } from 'polygon-clipping'
import type { LngLat } from '#domain/geo/lngLat'
import { ringAreaMi2 } from '#domain/geofence/geofenceMeasure'

/** A part of a partition: around one or more seeds. */
export interface Part {
  name: string
  seeds: readonly LngLat[]
}

/**
 * Divides a closed outline between parts: each has the places that are nearest to one of its seeds (a
 * Voronoi diagram; degrees of longitude count less, as they are shorter there). Where a part comes in
 * pieces the largest is taken; a part with nothing inside the outline is left out.
 */
export function partition(
  outline: readonly LngLat[],
  parts: readonly Part[],
): { name: string; ring: LngLat[] }[] {
  const seeds = parts.flatMap((part) => part.seeds)
  return parts.flatMap(({ name, seeds: own }) => {
    const [first, ...rest] = own.map((seed): Polygon => [cell(outline, seed, seeds)])
    if (!first) return []
    const whole = polygonClipping.intersection(polygonClipping.union(first, ...rest), [[...outline]])
    const rings = whole.flatMap((piece) => piece.slice(0, 1)).map((ring) => ring.map(rounded))
    const [ring] = rings.toSorted((a, b) => ringAreaMi2(b) - ringAreaMi2(a))
    return ring ? [{ name, ring: withoutRepeats(ring) }] : []
  })
}

/** The box around the outline, cut by the line half-way to every other seed. */
function cell(outline: readonly LngLat[], seed: LngLat, seeds: readonly LngLat[]): LngLat[] {
  const lngs = outline.map(([lng]) => lng)
  const lats = outline.map(([, lat]) => lat)
  const [west, south, east, north] = [
    Math.min(...lngs),
    Math.min(...lats),
    Math.max(...lngs),
    Math.max(...lats),
  ]
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  let corners: LngLat[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  for (const other of seeds) {
    if (other === seed) continue
    corners = nearerHalf(corners, seed, other, narrow)
  }
  // Neighbors find their common corners in other orders of arithmetic: rounded, they are the same ones.
  const ring = corners.map(rounded)
  return [...ring, ...ring.slice(0, 1)]
}

/** Sutherland and Hodgman's clip of a convex polygon, by the line half-way between two seeds. */
function nearerHalf(
  corners: readonly LngLat[],
  [sx, sy]: LngLat,
  [ox, oy]: LngLat,
  narrow: number,
): LngLat[] {
  const [nx, ny] = [(ox - sx) * narrow * narrow, oy - sy]
  const far = ([x, y]: LngLat): number => (x - (sx + ox) / 2) * nx + (y - (sy + oy) / 2) * ny
  return corners.flatMap((corner, at) => {
    const before = corners.at(at - 1) ?? corner
    const [a, b] = [far(before), far(corner)]
    const part = a / (a - b)
    const cut: LngLat[] =
      a > 0 !== b > 0
        ? [[before[0] + (corner[0] - before[0]) * part, before[1] + (corner[1] - before[1]) * part]]
        : []
    return b > 0 ? cut : [...cut, corner]
  })
}

/** Four decimals, eleven meters: more would say that such an outline is exact. */
const rounded = ([lng, lat]: [number, number]): LngLat => [Number(lng.toFixed(4)), Number(lat.toFixed(4))]

function withoutRepeats(ring: readonly LngLat[]): LngLat[] {
  return ring.filter((corner, at) => at === 0 || String(corner) !== String(ring[at - 1]))
}
