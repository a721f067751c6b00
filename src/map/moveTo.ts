import type { Map as MapLibre } from 'maplibre-gl'
import type { Padding } from '../domain/geo/frame'
import { aimAt, type Size } from '../domain/geo/frame'
import type { Camera } from './camera'

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
    map.jumpTo(aim, eventData)
    return
  }
  map.easeTo({ ...aim, duration: durationMs }, eventData)
  if (map.isMoving()) flights.set(map, camera)
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
