import type { Map as MapLibre } from 'maplibre-gl'
import type { Padding } from '#domain/geo/frame'
import { aimAt, type Size } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { Camera } from './camera'

/** A hundredth of a pixel at the closest zoom. */
const SAME_DEG = 1e-8
const SAME_ZOOM = 1e-6

/** Where each map is on its way to; nothing once it is there. */
const flights = new WeakMap<MapLibre, Camera>()

/** The camera that the map is on its way to; null when it stands or a visitor moves it. */
export const flightOf = (map: MapLibre): Camera | null => flights.get(map) ?? null

/** A move has ended, or another one begins. */
export function forgetFlight(map: MapLibre): void {
  flights.delete(map)
}

/** CSS pixels that the map draws on; its box may have grown since. */
export function sizeOf(map: MapLibre): Size {
  const { clientWidth, clientHeight } = map.getCanvas()
  return { width: clientWidth, height: clientHeight }
}

/** Moves the camera, in the free part of the view, in so many milliseconds. */
export function moveTo(
  map: MapLibre,
  camera: Camera,
  padding: Padding,
  durationMs: number,
  eventData: object = {},
): void {
  setFreePart(map, padding)
  const aim = 'bounds' in camera ? aimAt(camera.bounds, sizeOf(map), padding) : camera
  if (durationMs === 0) {
    // A jump asks for a frame, also one to where the map stands; a visitor's own is told of all the same.
    if (map.isMoving() || !standsAt(map, aim) || Object.keys(eventData).length > 0) map.jumpTo(aim, eventData)
    return
  }
  map.easeTo({ ...aim, duration: durationMs }, eventData)
  if (map.isMoving()) flights.set(map, camera)
}

/** Whether nothing would be seen of a move: far less than a pixel. */
function standsAt(map: MapLibre, { center: [lng, lat], zoom }: { center: LngLat; zoom: number }): boolean {
  const at = map.getCenter()
  return (
    Math.abs(at.lng - lng) < SAME_DEG &&
    Math.abs(at.lat - lat) < SAME_DEG &&
    Math.abs(map.getZoom() - zoom) < SAME_ZOOM
  )
}

/** Tells the map what is free of its view; what is seen stays where it is. */
export function setFreePart(map: MapLibre, padding: Padding): void {
  const { top, right, bottom, left } = padding
  const before = map.getPadding()
  if (before.top === top && before.right === right && before.bottom === bottom && before.left === left) return
  const { width, height } = sizeOf(map)
  const middle = map.unproject([(left + width - right) / 2, (top + height - bottom) / 2])
  map.setPadding(padding)
  map.setCenter(middle)
}
