import type { Bounds } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'

/** The smallest bounds around all points. */
export function boundsOf(points: readonly LngLat[]): Bounds {
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}
