import type { LngLat } from '#domain/geo/lngLat'
import { degrees, EARTH_RADIUS_MI, radians } from '#domain/geo/measure'

/** Where one comes out after so many miles on so many degrees; flat-earth arithmetic, fit for a city. */
export function destinationPoint([lng, lat]: LngLat, miles: number, bearing: number): LngLat {
  const north = (miles * Math.cos(radians(bearing))) / EARTH_RADIUS_MI
  const east = (miles * Math.sin(radians(bearing))) / EARTH_RADIUS_MI / Math.cos(radians(lat))
  return roundPosition([lng + degrees(east), lat + degrees(north)])
}

/** A position to five decimals, about a meter: more is noise in the file. */
export function roundPosition([lng, lat]: LngLat): LngLat {
  return [Number(lng.toFixed(5)), Number(lat.toFixed(5))]
}
