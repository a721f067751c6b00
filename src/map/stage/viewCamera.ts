import type { Map as MapLibre } from 'maplibre-gl'
import type { Bounds, Padding } from '#domain/geo/frame'
import { aimAt, freeSize, NO_PADDING } from '#domain/geo/frame'
import type { Camera, CameraState, Focus } from '../camera'
import { framesOf } from '../frames'
import { animationMs } from '../mapHandle'
import { flightOf, forgetFlight, moveTo, setFreePart, sizeOf } from '../moveTo'
import { isOffscreen } from '../offscreenBox'
import { motionAllowed } from '../ports/motion'
import { activeView, type MapViewState, stageView } from '../stageStore'

/** Pixels between the selected item and the edge of the uncovered part: its name is above it. */
const FOCUS_MARGIN_PX = { side: 56, top: 80 }
/** For this long after a view appears, its panels are still being placed, and nothing is animated. */
const ARRIVAL_MS = 400

interface Applied {
  viewId: symbol
  map: MapLibre
  cameraKey: string
  focusKey: string | null
  padding: Padding
  /** Neither moved nor tapped by the visitor nor moved by a selection: fitted again when its size changes. */
  untouched: boolean
  since: number
}

/** The last camera that was applied, so that a view is not reset to its start. */
let applied: Applied | null = null
/** The last camera, for the map that replaces a lost one. */
let lastCamera: CameraState | null = null

/** Moves the map's element into the container of the stage's view, or removes it. */
export function attachToView(host: HTMLElement, map: MapLibre | null, view: MapViewState | null): void {
  const before = host.parentElement
  if (!view) {
    host.remove()
    applied = null
  } else if (before !== view.container) {
    if (isOffscreen(view.container)) document.body.append(view.container)
    view.container.append(host)
  }
  if (before && before !== view?.container && isOffscreen(before)) before.remove()
  if (view) map?.getCanvas().setAttribute('aria-label', view.label)
}

/** Applies the view's camera: at once for a new view, animated for a later change. */
export function showCamera(map: MapLibre, view: MapViewState): void {
  const { id, cameraKey, padding, focus } = view
  const focusKey = focus?.key ?? null
  const before = applied?.viewId === id ? applied : null
  const now = performance.now()
  applied = { untouched: true, since: now, ...before, viewId: id, map, cameraKey, focusKey, padding }
  if (!before) {
    // An offscreen view does not slide, so its size is final.
    if (view.onDrawn && sizeDiffers(map, view.container)) map.resize()
    place(map, view, 0)
    return
  }
  // A new map in place of a lost one starts with the last camera and without padding.
  if (before.map !== map) setFreePart(map, padding)
  const isArriving = now - before.since < ARRIVAL_MS
  if (before.cameraKey !== cameraKey) {
    applied.untouched = true
    // If a selection arrives with it, as from a link with a row, there is nothing to animate from.
    place(map, view, isArriving || before.focusKey !== focusKey ? 0 : animationMs(500))
  } else if (before.focusKey !== focusKey) {
    if (focus && !isArriving) applied.untouched = false
    settle(map, view, focus, isArriving ? 0 : animationMs(400))
  } else if (!samePadding(before.padding, padding)) {
    if (isArriving || (isFitted(view) && !focus)) place(map, view, isArriving ? 0 : animationMs(250))
    else settle(map, view, inSight(map, focus, before.padding) ? focus : null, animationMs(250))
  }
}

/** Fits an untouched view again: the streets of its region are known only now. */
export function fitAgain(map: MapLibre): void {
  const view = stageView()
  if (view && applied?.viewId === view.id && applied.map === map && isFitted(view)) place(map, view, 0)
}

/** Whether a view still shows its initial camera, apart from what a link selected. */
function isFitted({ camera }: MapViewState): boolean {
  return applied?.untouched === true && 'bounds' in camera
}

function place(map: MapLibre, { camera, padding, focus }: MapViewState, durationMs: number): void {
  moveTo(map, camera, padding, durationMs)
  if (focus && durationMs === 0) settle(map, { padding }, focus, 0)
}

/** Applies a changed uncovered part without moving the content, except a focus that would be covered. */
function settle(
  map: MapLibre,
  { padding }: Pick<MapViewState, 'padding'>,
  focus: Focus | null,
  durationMs: number,
): void {
  const flight = flightOf(map)
  if (flight) {
    moveTo(map, flight, padding, durationMs)
    return
  }
  setFreePart(map, padding)
  if (focus && !inSight(map, focus, padding))
    moveTo(map, { center: focus.at, zoom: map.getZoom() }, padding, durationMs)
}

/** Whether the focus is in the uncovered part and not at its very edge. */
function inSight(map: MapLibre, focus: Focus | null, padding: Padding): boolean {
  if (!focus) return false
  const size = sizeOf(map)
  const free = freeSize(size, padding)
  const { x, y } = map.project(focus.at)
  const margin = (px: number, length: number): number => Math.min(px, length / 4)
  const side = margin(FOCUS_MARGIN_PX.side, free.width)
  return (
    x >= padding.left + side &&
    x <= size.width - padding.right - side &&
    y >= padding.top + margin(FOCUS_MARGIN_PX.top, free.height) &&
    y <= size.height - padding.bottom - margin(FOCUS_MARGIN_PX.side / 2, free.height)
  )
}

function samePadding(a: Padding, b: Padding): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left
}

/** Reports a visitor's camera moves to the active view. */
export function publishCamera(map: MapLibre): void {
  const holdView = () => {
    if (applied) applied.untouched = false
  }
  // A tap or a drag refers to what is under the finger: from then on the view stays in place.
  map.on('mousedown', holdView)
  map.on('touchstart', holdView)
  map.on('moveend', (event) => {
    forgetFlight(map)
    lastCamera = cameraOf(map)
    const movedByVisitor = event.originalEvent !== undefined || 'byVisitor' in event
    if (!movedByVisitor) return
    holdView()
    activeView()?.onCamera?.(lastCamera)
  })
}

function cameraOf(map: MapLibre): CameraState {
  const { lng, lat } = map.getCenter()
  const bounds = map.getBounds().toArray()
  return { center: [lng, lat], zoom: map.getZoom(), bounds: bounds.flat() as Bounds }
}

/** Of the map room of a tablet: where a new map begins, until it is known how large it is. */
const USUAL_SIZE = { width: 1104, height: 756 }

/** Initial camera of a new map, whose size is not known yet. */
export function initialViewState(camera: Camera | undefined) {
  if (lastCamera)
    return { longitude: lastCamera.center[0], latitude: lastCamera.center[1], zoom: lastCamera.zoom }
  if (!camera) return {}
  // MapLibre fits bounds by flying there, which takes much longer.
  const { center, zoom } = 'bounds' in camera ? aimAt(camera.bounds, USUAL_SIZE, NO_PADDING) : camera
  return { longitude: center[0], latitude: center[1], zoom }
}

/** A resize is applied once the size has been stable for this long. */
const RESIZE_DEBOUNCE_MS = 120

/**
 * Resizes the map once its view has a stable size: each resize redraws everything, and a sliding navigation
 * would trigger one in each frame. Until then the map keeps its size, clipped by the view, so that a view
 * that is opened again is shown at once.
 */
export function resizeWhenSettled(map: MapLibre, host: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const applySize = () => {
    const view = stageView()
    if (host.clientWidth === 0 || !sizeDiffers(map, host)) return
    const wasInSight = view ? inSight(map, view.focus, view.padding) : false
    // A resized canvas is empty until its next frame, which a press would hold.
    if (view) framesOf(map).release()
    map.resize()
    if (!view || applied?.viewId !== view.id) return
    // The bounds were fitted to the previous size.
    if (isFitted(view)) place(map, view, 0)
    else settle(map, view, wasInSight ? view.focus : null, 0)
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

/** A visitor who rotates or tilts the map by accident cannot undo it. */
export function disableRotation(map: MapLibre): void {
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (!motionAllowed()) map.dragPan.enable({ maxSpeed: 0 })
}
