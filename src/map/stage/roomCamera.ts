import type { Map as MapLibre } from 'maplibre-gl'
import type { Region } from '../../domain/locale'
import { type Bounds, type Camera, type CameraState, FIT_MAX_ZOOM, type Padding } from '../camera'
import { pace } from '../mapHandle'
import { motionAllowed } from '../motion'
import { type Room, roomInFront } from '../stageStore'

/** How far one may wander off a region: the coarse map of the continent ends somewhere. */
export const LIMITS: Record<Region, Bounds> = {
  us: [-134, 14, -58, 60],
  ca: [-146, 26, -46, 74],
  mx: [-128, 5, -72, 46],
}

/** What the map was last told to show, so that a room is not pulled back to where it began. */
let shown: { room: symbol; cameraKey: string; padding: Padding } | null = null
/** Where it looked last, for the map that follows a lost one. */
let last: CameraState | null = null

/** Puts the map's element into the box of the room in front, or nowhere. */
export function placeRoom(host: HTMLElement, map: MapLibre | null, room: Room | null): void {
  if (!room) {
    host.remove()
    shown = null
    return
  }
  if (host.parentElement !== room.box) room.box.append(host)
  const canvas = map?.getCanvas()
  // The room is the region; inside it the keyboard drives the canvas.
  canvas?.setAttribute('role', 'application')
  canvas?.setAttribute('aria-label', room.label)
  if (map && host.clientWidth > 0 && differs(map, host)) map.resize()
}

function differs(map: MapLibre, host: HTMLElement): boolean {
  const canvas = map.getCanvas()
  return canvas.clientWidth !== host.clientWidth || canvas.clientHeight !== host.clientHeight
}

/** Looks where the room asks: at once when the room is new, with a move when it asks again. */
export function showCamera(map: MapLibre | null, room: Room | null): void {
  if (!map || !room) return
  const { id, camera, cameraKey, padding } = room
  const fresh = shown?.room !== id
  const padded = !fresh && !samePadding(shown?.padding, padding)
  if (!fresh && !padded && shown?.cameraKey === cameraKey) return
  const moved = fresh || shown?.cameraKey !== cameraKey
  shown = { room: id, cameraKey, padding }
  const duration = fresh ? 0 : pace(500)
  if (!moved) map.easeTo({ padding, duration: pace(250) })
  else if ('bounds' in camera) {
    map.setPadding(padding)
    map.fitBounds(camera.bounds, { padding: 40, maxZoom: FIT_MAX_ZOOM, duration, linear: true })
  } else if (fresh) map.jumpTo({ ...camera, padding })
  else map.easeTo({ ...camera, padding, duration })
}

function samePadding(a: Padding | undefined, b: Padding): boolean {
  return !!a && a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left
}

/** Tells the room in front where the visitor has moved the map. */
export function tellCamera(map: MapLibre): void {
  map.on('moveend', (event) => {
    last = cameraOf(map)
    const byVisitor = event.originalEvent !== undefined || 'asked' in event
    if (byVisitor) roomInFront()?.onCamera?.(last)
  })
}

function cameraOf(map: MapLibre): CameraState {
  const { lng, lat } = map.getCenter()
  const bounds = map.getBounds().toArray()
  return { center: [lng, lat], zoom: map.getZoom(), bounds: bounds.flat() as Bounds }
}

/** Where a new map begins. */
export function startView(camera: Camera | undefined) {
  if (last) return { longitude: last.center[0], latitude: last.center[1], zoom: last.zoom }
  if (!camera) return {}
  return 'bounds' in camera
    ? { bounds: camera.bounds, fitBoundsOptions: { padding: 40, maxZoom: FIT_MAX_ZOOM } }
    : { longitude: camera.center[0], latitude: camera.center[1], zoom: camera.zoom }
}

/** Follows the size of the room; the map's own way waits and shows a stretched picture meanwhile. */
export function followSize(map: MapLibre, host: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (host.clientWidth > 0 && differs(map, host)) map.resize()
  })
  observer.observe(host)
  return () => observer.disconnect()
}

/** Rotating a map by accident strands a visitor; so does a keyboard that tilts it. */
export function keepNorthUp(map: MapLibre): void {
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (!motionAllowed()) map.dragPan.enable({ maxSpeed: 0 })
}
