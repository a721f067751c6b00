import type { LngLat } from './lngLat'
import { distanceMi } from './measure'

/** Miles, about 150 feet: closer marks cannot be distinguished at street zoom. */
const SHARED_LOCATION_MI = 0.03

/** Whether all positions are in the same spot, such as a row of a parking lot. */
export function sharesLocation(positions: readonly LngLat[]): boolean {
  const lngs = positions.map(([lng]) => lng)
  const lats = positions.map(([, lat]) => lat)
  return (
    distanceMi([Math.min(...lngs), Math.min(...lats)], [Math.max(...lngs), Math.max(...lats)]) <
    SHARED_LOCATION_MI
  )
}
