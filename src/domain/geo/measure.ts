import type { LngLat } from './lngLat'

/** Mean radius of the earth, miles. */
export const EARTH_RADIUS_MI = 3958.8

/** Kilometers in a mile, as in every conversion of the product (docs/rules.md LU-11). */
export const KM_PER_MILE = 1.609

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const degrees = (angle: number): number => (angle * 180) / Math.PI

/** Great-circle distance in miles (haversine). */
export function distanceMi([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  const chord =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lngB - lngA) / 2) ** 2
  return 2 * EARTH_RADIUS_MI * Math.asin(Math.sqrt(chord))
}

/** Initial bearing of the great circle from A to B: degrees clockwise from north, 0 up to 360. */
export function bearingDeg([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  const turn = radians(lngB - lngA)
  const east = Math.sin(turn) * Math.cos(radians(latB))
  const north =
    Math.cos(radians(latA)) * Math.sin(radians(latB)) -
    Math.sin(radians(latA)) * Math.cos(radians(latB)) * Math.cos(turn)
  return (degrees(Math.atan2(east, north)) + 360) % 360
}

/** The smaller angle between two bearings, 0 to 180 degrees. */
export function bearingDifferenceDeg(a: number, b: number): number {
  const gap = Math.abs(a - b) % 360
  return gap > 180 ? 360 - gap : gap
}
