import type { Region } from '#domain/base/locale'
import type { Bounds } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'

/** The part of each city where the fleets drive: where the map begins. */
export const REGION_BOUNDS: Record<Region, Bounds> = {
  us: [-87.718, 41.838, -87.61, 41.9],
  ca: [-79.52, 43.66, -79.33, 43.77],
  mx: [-100.385, 25.66, -100.265, 25.742],
}

/** Where a room wants the map to look at. */
export type Camera = { center: LngLat; zoom: number } | { bounds: Bounds }

/** What the visitor chose: it is kept in the free part of the view. */
export interface Focus {
  /** Another key is another choice. */
  key: string
  /** Where it is now. */
  at: LngLat
}

/** Where the map looks now. */
export interface CameraState {
  center: LngLat
  zoom: number
  bounds: Bounds
}
