import type { Region } from '#domain/base/locale'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import type { Bounds, Padding, Size } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'

/** The light of each region: at the end of Navy Pier, on the shore of Lake Ontario, and on Monterrey's Horno 3. */
export const LIGHTHOUSES: Record<Region, LngLat> = {
  us: [-87.5995, 41.8918],
  ca: [-79.301, 43.662],
  mx: [-100.283, 25.676],
}

/** The part of the night city that words leave free: its right side, or on a tall screen its upper part. */
export function nightPadding({ width, height }: Size): Padding {
  const shares =
    width > height
      ? { top: 0.07, right: 0.03, bottom: 0.08, left: 0.26 }
      : { top: 0.08, right: 0.03, bottom: 0.36, left: 0.03 }
  return {
    top: shares.top * height,
    right: shares.right * width,
    bottom: shares.bottom * height,
    left: shares.left * width,
  }
}

/** The streets of a region's fleet and the light beside them, degrees. */
export function nightBounds(region: Region): Bounds {
  const [lng, lat] = LIGHTHOUSES[region]
  const { west, south, east, north } = DRIVING_BOXES[region]
  return [Math.min(west, lng), Math.min(south, lat), Math.max(east, lng), Math.max(north, lat)]
}
