import type { Map as MapLibre } from 'maplibre-gl'
import { type Aim, aimAt, type Bounds, overGround, type Padding, type Size } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { Camera } from './camera'

/** A hundredth of a pixel at the closest zoom. */
const SAME_DEG = 1e-8
const SAME_ZOOM = 1e-6

/** The camera that each map is moving to; removed when it arrives. */
const flights = new WeakMap<MapLibre, Camera>()

/** The camera that the map is moving to; null if it is still or a visitor moves it. */
export const flightOf = (map: MapLibre): Camera | null => flights.get(map) ?? null

/** The streets of each map with the open water beside them; none while they are unknown. */
const grounds = new WeakMap<MapLibre, Bounds>()

/** Sets where a map has something to show when it is zoomed in. */
export function setGround(map: MapLibre, ground: Bounds | null): void {
  if (ground) grounds.set(map, ground)
  else grounds.delete(map)
}

/** Called when a move has ended, or another one begins. */
export function forgetFlight(map: MapLibre): void {
  flights.delete(map)
}

/** CSS pixels on which the map draws; its box may have grown since. */
export function sizeOf(map: MapLibre): Size {
  const { clientWidth, clientHeight } = map.getCanvas()
  return { width: clientWidth, height: clientHeight }
}

/** A map that comes from a smaller view gets the size of its box a moment later. */
function sizeToCome(map: MapLibre): Size {
  const { width, height } = sizeOf(map)
  const { clientWidth, clientHeight } = map.getContainer()
  return { width: Math.max(width, clientWidth), height: Math.max(height, clientHeight) }
}

/** Moves the camera within the uncovered part of the view. */
export function moveTo(
  map: MapLibre,
  camera: Camera,
  padding: Padding,
  durationMs: number,
  eventData: object = {},
): void {
  setFreePart(map, padding)
  const aim = 'bounds' in camera ? fitted(map, camera.bounds, padding) : camera
  if (durationMs === 0) {
    // A jump requests a frame even without a visible change; a visitor's own move is reported anyway.
    if (map.isMoving() || !standsAt(map, aim) || Object.keys(eventData).length > 0) map.jumpTo(aim, eventData)
    return
  }
  map.easeTo({ ...aim, duration: durationMs }, eventData)
  if (map.isMoving()) flights.set(map, camera)
}

function fitted(map: MapLibre, bounds: Bounds, padding: Padding): Aim {
  const size = sizeToCome(map)
  const aim = aimAt(bounds, size, padding)
  const ground = grounds.get(map)
  return ground ? overGround(aim, bounds, size, padding, ground) : aim
}

/** Whether a move would be invisible: far less than a pixel. */
function standsAt(map: MapLibre, { center: [lng, lat], zoom }: { center: LngLat; zoom: number }): boolean {
  const at = map.getCenter()
  return (
    Math.abs(at.lng - lng) < SAME_DEG &&
    Math.abs(at.lat - lat) < SAME_DEG &&
    Math.abs(map.getZoom() - zoom) < SAME_ZOOM
  )
}

/** Sets the uncovered part of the map's view, without moving the visible content. */
export function setFreePart(map: MapLibre, padding: Padding): void {
  const { top, right, bottom, left } = padding
  const before = map.getPadding()
  if (before.top === top && before.right === right && before.bottom === bottom && before.left === left) return
  const { width, height } = sizeOf(map)
  const middle = map.unproject([(left + width - right) / 2, (top + height - bottom) / 2])
  map.setPadding(padding)
  map.setCenter(middle)
}
