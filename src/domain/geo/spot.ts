import type { LngLat } from './lngLat'
import { distanceMi } from './measure'

/** Miles, about 150 feet: closer than this a finger cannot tell marks apart at a street's zoom. */
const SPOT_MI = 0.03

/** Whether all positions lie within one spot, such as a parking lot's row. */
export function sharesSpot(positions: readonly LngLat[]): boolean {
  const lngs = positions.map(([lng]) => lng)
  const lats = positions.map(([, lat]) => lat)
  return distanceMi([Math.min(...lngs), Math.min(...lats)], [Math.max(...lngs), Math.max(...lats)]) < SPOT_MI
}
