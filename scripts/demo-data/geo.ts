import type { LngLat } from '../../src/domain/vehicle'

/** Mean radius of the earth, miles. */
const EARTH_RADIUS_MI = 3958.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** Great-circle distance in miles (haversine). */
export function distanceMi([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  const chord =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lngB - lngA) / 2) ** 2
  return 2 * EARTH_RADIUS_MI * Math.asin(Math.sqrt(chord))
}

/** First bearing of the great circle from A to B: degrees clockwise from north, 0 up to 360. */
export function bearingDeg([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  const turn = radians(lngB - lngA)
  const east = Math.sin(turn) * Math.cos(radians(latB))
  const north =
    Math.cos(radians(latA)) * Math.sin(radians(latB)) -
    Math.sin(radians(latA)) * Math.cos(radians(latB)) * Math.cos(turn)
  return (degrees(Math.atan2(east, north)) + 360) % 360
}

/** The smaller angle between two bearings, 0 to 180 degrees. */
export function bearingGapDeg(a: number, b: number): number {
  const gap = Math.abs(a - b) % 360
  return gap > 180 ? 360 - gap : gap
}

/** Where one comes out after so many miles on so many degrees; flat-earth arithmetic, fit for a city. */
export function travel([lng, lat]: LngLat, miles: number, bearing: number): LngLat {
  const north = (miles * Math.cos(radians(bearing))) / EARTH_RADIUS_MI
  const east = (miles * Math.sin(radians(bearing))) / EARTH_RADIUS_MI / Math.cos(radians(lat))
  return roundPosition([lng + degrees(east), lat + degrees(north)])
}

/** A position to five decimals, about a metre: more is noise in the file. */
export function roundPosition([lng, lat]: LngLat): LngLat {
  return [Number(lng.toFixed(5)), Number(lat.toFixed(5))]
}
