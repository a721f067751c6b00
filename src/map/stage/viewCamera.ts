import type { Map as MapLibre } from 'maplibre-gl'
import type { Region } from '../../domain/kiosk/locale'
import { type Bounds, type Camera, type CameraState, FIT_MAX_ZOOM, type Padding } from '../camera'
import { animationMs } from '../mapHandle'
import { motionAllowed } from '../motion'
import { activeView, type MapViewState } from '../stageStore'

/** Pan limits of each region, inside the coarse map of the continent. */
export const MAX_BOUNDS: Record<Region, Bounds> = {
  us: [-134, 14, -58, 60],
  ca: [-146, 26, -46, 74],
  mx: [-128, 5, -72, 46],
}

/** Padding around fitted bounds; the attribution is at the bottom. */
const FIT_PX = { top: 40, right: 40, bottom: 64, left: 40 }

/** The last camera that was applied, so that a view is not reset to its start. */
let applied: { viewId: symbol; cameraKey: string; padding: Padding; untouched: boolean } | null = null
/** The last camera, for the map that replaces a lost one. */
let lastCamera: CameraState | null = null

/** Moves the map's element into the container of the active view, or removes it. */
export function attachToView(host: HTMLElement, map: MapLibre | null, view: MapViewState | null): void {
  if (!view) {
    host.remove()
    applied = null
    return
  }
  if (host.parentElement !== view.container) view.container.append(host)
  map?.getCanvas().setAttribute('aria-label', view.label)
}

/** Applies the view's camera: at once for a new view, animated for a later change. */
export function showCamera(map: MapLibre | null, view: MapViewState | null): void {
  if (!map || !view) return
  const { id, cameraKey, padding } = view
  const isNewView = applied?.viewId !== id
  const paddingChanged = !isNewView && !samePadding(applied?.padding, padding)
  if (!isNewView && !paddingChanged && applied?.cameraKey === cameraKey) return
  const targetChanged = isNewView || applied?.cameraKey !== cameraKey
  applied = { viewId: id, cameraKey, padding, untouched: targetChanged || applied?.untouched === true }
  moveCamera(map, view, isNewView ? 0 : animationMs(500), targetChanged)
}

function moveCamera(
  map: MapLibre,
  { camera, padding }: MapViewState,
  duration: number,
  targetChanged: boolean,
): void {
  if (!targetChanged) map.easeTo({ padding, duration: animationMs(250) })
  else if ('bounds' in camera) {
    map.setPadding(padding)
    map.fitBounds(camera.bounds, { padding: FIT_PX, maxZoom: FIT_MAX_ZOOM, duration, linear: true })
  } else if (duration === 0) map.jumpTo({ ...camera, padding })
  else map.easeTo({ ...camera, padding, duration })
}

function samePadding(a: Padding | undefined, b: Padding): boolean {
  return !!a && a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left
}

/** Reports a visitor's camera moves to the active view. */
export function publishCamera(map: MapLibre): void {
  map.on('moveend', (event) => {
    lastCamera = cameraOf(map)
    const movedByVisitor = event.originalEvent !== undefined || 'byVisitor' in event
    if (!movedByVisitor) return
    if (applied) applied.untouched = false
    activeView()?.onCamera?.(lastCamera)
  })
}

function cameraOf(map: MapLibre): CameraState {
  const { lng, lat } = map.getCenter()
  const bounds = map.getBounds().toArray()
  return { center: [lng, lat], zoom: map.getZoom(), bounds: bounds.flat() as Bounds }
}

/** Where a new map begins. */
export function initialViewState(camera: Camera | undefined) {
  if (lastCamera)
    return { longitude: lastCamera.center[0], latitude: lastCamera.center[1], zoom: lastCamera.zoom }
  if (!camera) return {}
  return 'bounds' in camera
    ? { bounds: camera.bounds, fitBoundsOptions: { padding: FIT_PX, maxZoom: FIT_MAX_ZOOM } }
    : { longitude: camera.center[0], latitude: camera.center[1], zoom: camera.zoom }
}

/** A resize is applied once the size has been stable for this long. */
const RESIZE_DEBOUNCE_MS = 120

/**
 * Resizes the map once its view has a stable size: each resize redraws everything, and a
 * sliding navigation would ask for one in each frame. Until then the map keeps its size,
 * clipped by the view, so that a view that is opened again shows at once.
 */
export function resizeWhenSettled(map: MapLibre, host: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const applySize = () => {
    const view = activeView()
    if (host.clientWidth === 0 || !sizeDiffers(map, host)) return
    map.resize()
    // The bounds were fitted to the size before.
    if (view && applied?.untouched && applied.viewId === view.id) moveCamera(map, view, 0, true)
  }
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(applySize, RESIZE_DEBOUNCE_MS)
  })
  observer.observe(host)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

function sizeDiffers(map: MapLibre, host: HTMLElement): boolean {
  const canvas = map.getCanvas()
  return canvas.clientWidth !== host.clientWidth || canvas.clientHeight !== host.clientHeight
}

/** A visitor who rotates or tilts the map by accident cannot find the way back. */
export function disableRotation(map: MapLibre): void {
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (!motionAllowed()) map.dragPan.enable({ maxSpeed: 0 })
}
