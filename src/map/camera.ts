import type { Region } from '../domain/kiosk/locale'
import type { LngLat } from '../domain/vehicle/vehicle'

/** West, south, east, north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** The part of each city where the fleets drive: where the map begins. */
export const REGION_BOUNDS: Record<Region, Bounds> = {
  us: [-87.718, 41.838, -87.61, 41.9],
  ca: [-79.52, 43.66, -79.33, 43.77],
  mx: [-100.385, 25.66, -100.265, 25.742],
}

/** Where a room wants the map to look at. */
export type Camera = { center: LngLat; zoom: number } | { bounds: Bounds }

/** Where the map looks now. */
export interface CameraState {
  center: LngLat
  zoom: number
  bounds: Bounds
}

/** Pixels of the room that panels cover. */
export interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

export const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 }

/** How far out and in one may zoom: all of North America, and a single crossing. */
export const MIN_ZOOM = 3
export const MAX_ZOOM = 18
/** Bounds are never shown closer than this: one vehicle alone should not fill the room with one street. */
export const FIT_MAX_ZOOM = 15.5
