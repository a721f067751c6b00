import type { Region } from '#domain/base/locale'
import { type Box, DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import type { LngLat } from '#domain/geo/lngLat'

export const REGIONS = ['us', 'ca', 'mx'] as const satisfies readonly Region[]

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
