import type { Region } from '../../../src/domain/kiosk/locale'
import type { LngLat } from '../../../src/domain/vehicle/vehicle'

export const REGIONS = ['us', 'ca', 'mx'] as const satisfies readonly Region[]

/** West, south, east and north edge, degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/**
 * Where the vehicles of each region drive: boxes of dry land inside the city. Chicago west of the
 * lake, Toronto north of the shore, Monterrey between its mountains.
 */
export const DRIVING_BOXES: Record<Region, Box> = {
  us: { west: -87.78, south: 41.8, east: -87.66, north: 41.95 },
  ca: { west: -79.52, south: 43.68, east: -79.33, north: 43.77 },
  mx: { west: -100.38, south: 25.66, east: -100.27, north: 25.74 },
}

/** Degrees that a way may leave its region's box by, to get to a motorway. */
const ROUTE_MARGIN_DEG = 0.015

/** The box that all ways of a region stay in: something larger than the one that its places lie in. */
export function routeBox(region: Region): Box {
  const { west, south, east, north } = DRIVING_BOXES[region]
  return {
    west: west - ROUTE_MARGIN_DEG,
    south: south - ROUTE_MARGIN_DEG,
    east: east + ROUTE_MARGIN_DEG,
    north: north + ROUTE_MARGIN_DEG,
  }
}

export function isInside({ west, south, east, north }: Box, [lng, lat]: LngLat): boolean {
  return west <= lng && lng <= east && south <= lat && lat <= north
}

/** One value for each region. */
export function inRegions<T>(valueIn: (region: Region) => T): Record<Region, T> {
  return { us: valueIn('us'), ca: valueIn('ca'), mx: valueIn('mx') }
}
