import type { Region } from '#domain/base/locale'
import type { Bounds } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'

/** The part of each city where the fleets drive: the initial camera. */
export const REGION_BOUNDS: Record<Region, Bounds> = {
  us: [-87.718, 41.838, -87.61, 41.9],
  ca: [-79.52, 43.66, -79.33, 43.77],
  mx: [-100.385, 25.66, -100.265, 25.742],
}

/** Camera that a screen requests. */
export type Camera = { center: LngLat; zoom: number } | { bounds: Bounds }

/** The selected item, which is kept in the uncovered part of the view. */
export interface Focus {
  /** A changed key means another item. */
  key: string
  /** Its current position. */
  at: LngLat
}

export interface CameraState {
  center: LngLat
  zoom: number
  bounds: Bounds
}
