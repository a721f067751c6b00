import type { LngLat } from '#domain/geo/lngLat'
import { degrees, distanceMi, EARTH_RADIUS_MI, radians } from '#domain/geo/measure'
import type { GeofenceArea } from './geofence'

/** The point at a distance in miles and an initial bearing in degrees from north. */
export function destinationPoint([lng, lat]: LngLat, miles: number, bearingDeg: number): LngLat {
  const angle = miles / EARTH_RADIUS_MI
  const turn = radians(bearingDeg)
  const from = radians(lat)
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(turn))
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  )
  return [lng + degrees(east), degrees(to)]
}

/**
 * Area inside a closed ring in square miles, in either direction. Edges count as straight in longitude and
 * sine of latitude (R. G. Chamberlain and W. H. Duquette, "Some Algorithms for Polygons on a Sphere", JPL
 * 2007, equation 4), which hardly differs from great circles for edges of a few miles.
 */
export function ringAreaMi2(ring: readonly LngLat[]): number {
  const twice = ring.slice(1).reduce((sum, [lng, lat], at) => {
    const [beforeLng, beforeLat] = ring[at] ?? [lng, lat]
    return sum + radians(lng - beforeLng) * (2 + Math.sin(radians(lat)) + Math.sin(radians(beforeLat)))
  }, 0)
  return Math.abs((twice * EARTH_RADIUS_MI ** 2) / 2)
}

/** Length of a line, or perimeter of a closed ring, in miles. */
export function lineLengthMi(line: readonly LngLat[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + distanceMi(line[at] ?? point, point), 0)
}

/** Surface of the spherical cap inside a circle, in square miles: 2 pi R^2 (1 - cos(r / R)). */
export function circleAreaMi2(radiusMi: number): number {
  return 2 * Math.PI * EARTH_RADIUS_MI ** 2 * (1 - Math.cos(radiusMi / EARTH_RADIUS_MI))
}

/** Circumference of a circle on the sphere, miles: 2 pi R sin(r / R). */
export function circumferenceMi(radiusMi: number): number {
  return 2 * Math.PI * EARTH_RADIUS_MI * Math.sin(radiusMi / EARTH_RADIUS_MI)
}

/** A closed ring of `corners` points around a center. */
export function circleRing(center: LngLat, radiusMi: number, corners = 64): LngLat[] {
  const ring = Array.from({ length: corners }, (_, at) =>
    destinationPoint(center, radiusMi, (at * 360) / corners),
  )
  return [...ring, ...ring.slice(0, 1)]
}

/** Area in square miles and perimeter in miles. */
export function measureArea(area: GeofenceArea): { areaMi2: number; perimeterMi: number } {
  if (area.type === 'Circle') {
    return { areaMi2: circleAreaMi2(area.radiusMi), perimeterMi: circumferenceMi(area.radiusMi) }
  }
  const [ring] = area.coordinates
  return { areaMi2: ringAreaMi2(ring), perimeterMi: lineLengthMi(ring) }
}

/**
 * Whether a point is inside a closed ring (even-odd rule, W. R. Franklin's PNPOLY). Points on the edge may
 * count either way.
 */
export function isInRing(ring: readonly LngLat[], [lng, lat]: LngLat): boolean {
  return ring.slice(1).reduce((inside, [toLng, toLat], at) => {
    const [fromLng, fromLat] = ring[at] ?? [toLng, toLat]
    const cuts = fromLat > lat !== toLat > lat
    return cuts && lng < ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) + fromLng
      ? !inside
      : inside
  }, false)
}

/** West, south, east and north edge of some points, in degrees; null for an empty list. */
export function pointsBounds(points: readonly LngLat[]): [number, number, number, number] | null {
  if (points.length === 0) return null
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/** The bounding box of a geofence. */
export function boundsOfArea(area: GeofenceArea): [number, number, number, number] {
  const line = area.type === 'Circle' ? circleRing(area.center, area.radiusMi, 4) : area.coordinates[0]
  return pointsBounds(line) ?? [0, 0, 0, 0]
}
