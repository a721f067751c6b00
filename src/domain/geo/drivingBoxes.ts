import type { Region } from '#domain/base/locale'

/** West, south, east and north edge, degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/**
 * Where the vehicles of each region drive: boxes on land inside the city. Chicago is west of the lake,
 * Toronto north of the shore, Monterrey between mountains. A region's map covers its box.
 */
export const DRIVING_BOXES: Record<Region, Box> = {
  us: { west: -87.78, south: 41.8, east: -87.66, north: 41.95 },
  ca: { west: -79.52, south: 43.68, east: -79.33, north: 43.77 },
  mx: { west: -100.38, south: 25.66, east: -100.27, north: 25.74 },
}
