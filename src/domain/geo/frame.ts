import { clamp } from '#domain/base/numbers'
import type { LngLat } from './lngLat'

/** West, south, east, north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** Pixels of a view that panels cover. */
export interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

export const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 }

/** Zoom limits: all of North America, and a single crossing. */
export const MIN_ZOOM = 3
export const MAX_ZOOM = 18
/** Bounds are not fitted closer than this: a single vehicle should not fill the view with one street. */
export const FIT_MAX_ZOOM = 15.5

export interface Size {
  width: number
  height: number
}

/** A camera whose center is in the middle of the uncovered part of the view. */
export interface Aim {
  center: LngLat
  zoom: number
}

/**
 * Pixels between what is fitted and the edge of the uncovered part: half a cluster's disc and some margin;
 * less in a small view.
 */
export const FIT_MARGIN_PX = 44
/** Width of the world at zoom 0, pixels. */
const WORLD_PX = 512
/** From this zoom the view stays over the streets; below the other one it may be anywhere in its bounds. */
const STREETS_ZOOM = 10
const ANYWHERE_ZOOM = 9
/** In a view as large as the streets or larger, the center can still be moved over this share of them. */
const LEAST_PLAY = 0.4

const mercatorX = (lng: number): number => (lng + 180) / 360
const mercatorY = (lat: number): number =>
  (1 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / Math.PI) / 2
const lngAt = (x: number): number => x * 360 - 180
const latAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** The size of a view that panels leave uncovered, pixels; at least 1, to avoid division by zero. */
export function freeSize({ width, height }: Size, { top, right, bottom, left }: Padding): Size {
  return { width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) }
}

/** The closest view that has all of the bounds in its uncovered part. */
export function aimAt([west, south, east, north]: Bounds, size: Size, padding: Padding): Aim {
  const { width, height } = freeSize(size, padding)
  const margin = (length: number): number => Math.min(FIT_MARGIN_PX, length / 8)
  const [left, right, top, bottom] = [mercatorX(west), mercatorX(east), mercatorY(north), mercatorY(south)]
  const scale = Math.min(
    (width - 2 * margin(width)) / (right - left),
    (height - 2 * margin(height)) / (bottom - top),
  )
  return {
    center: [lngAt((left + right) / 2), latAt((top + bottom) / 2)],
    zoom: clamp(Math.log2(scale / WORLD_PX), MIN_ZOOM, FIT_MAX_ZOOM),
  }
}

/** The bounds that a view shows, including what panels cover. */
export function shownBounds({ center, zoom }: Aim, size: Size, padding: Padding): Bounds {
  const scale = WORLD_PX * 2 ** zoom
  const free = freeSize(size, padding)
  const x = mercatorX(center[0])
  const y = mercatorY(center[1])
  return [
    lngAt(x - (padding.left + free.width / 2) / scale),
    latAt(y + (padding.bottom + free.height / 2) / scale),
    lngAt(x + (padding.right + free.width / 2) / scale),
    latAt(y - (padding.top + free.height / 2) / scale),
  ]
}

/** At a side of a view, the share of its length that a fit leaves to land without streets. */
const MOST_BARE = 1 / 6

/**
 * A fit of bounds, moved towards the ground where the view shows much land without streets beyond one side of it;
 * the bounds stay in the uncovered part (docs/rules.md MA-24).
 * @param ground the streets and the open water beside them
 */
export function overGround(aim: Aim, bounds: Bounds, size: Size, padding: Padding, ground: Bounds): Aim {
  const scale = WORLD_PX * 2 ** aim.zoom
  const shown = shownBounds(aim, size, padding)
  const free = shownBounds(aim, freeSize(size, padding), NO_PADDING)
  const x = towards(xOf(shown), xOf(ground), xOf(free), xOf(bounds), FIT_MARGIN_PX / scale)
  const y = towards(yOf(shown), yOf(ground), yOf(free), yOf(bounds), FIT_MARGIN_PX / scale)
  return {
    center: [lngAt(mercatorX(aim.center[0]) + x), latAt(mercatorY(aim.center[1]) + y)],
    zoom: aim.zoom,
  }
}

/** How far to move a view along one axis; nothing where there is bare land at both sides. */
function towards(shown: Range, ground: Range, free: Range, bounds: Range, margin: number): number {
  const most = (shown[1] - shown[0]) * MOST_BARE
  const [before, after] = [ground[0] - shown[0], shown[1] - ground[1]]
  if (before > most && after < 0)
    return Math.max(0, Math.min(before - most, -after, bounds[0] - margin - free[0]))
  if (after > most && before < 0)
    return -Math.max(0, Math.min(after - most, -before, free[1] - margin - bounds[1]))
  return 0
}

/** Pixels of positions from the top left of a view. @param padding around the part whose middle is the center */
export function projectorOf(
  { center, zoom }: Aim,
  size: Size,
  padding: Padding,
): (at: LngLat) => [x: number, y: number] {
  const scale = WORLD_PX * 2 ** zoom
  const free = freeSize(size, padding)
  const left = padding.left + free.width / 2 - mercatorX(center[0]) * scale
  const top = padding.top + free.height / 2 - mercatorY(center[1]) * scale
  return ([lng, lat]) => [left + mercatorX(lng) * scale, top + mercatorY(lat) * scale]
}

/** Where a camera may look: anywhere when zoomed out, over the streets when zoomed in. */
export interface CameraLimits {
  anywhere: Bounds
  /** Null if no streets are stored. */
  streets: Bounds | null
}

/** The allowed camera that is nearest to the requested one. */
export function withinLimits({ center, zoom }: Aim, free: Size, { anywhere, streets }: CameraLimits): Aim {
  const widest = [free.width / spanX(anywhere), free.height / spanY(anywhere)].map((px) =>
    Math.log2(px / WORLD_PX),
  )
  const allowedZoom = clamp(zoom, Math.max(MIN_ZOOM, ...widest), MAX_ZOOM)
  const scale = WORLD_PX * 2 ** allowedZoom
  // From 0, over the streets, to 1, anywhere; gradual in between, so that nothing jumps.
  const far = streets ? clamp((STREETS_ZOOM - allowedZoom) / (STREETS_ZOOM - ANYWHERE_ZOOM), 0, 1) : 1
  const near = streets ?? anywhere
  const x = axis(mercatorX(center[0]), free.width / 2 / scale, far, xOf(anywhere), xOf(near))
  const y = axis(mercatorY(center[1]), free.height / 2 / scale, far, yOf(anywhere), yOf(near))
  return { center: [lngAt(x), latAt(y)], zoom: allowedZoom }
}

type Range = readonly [from: number, to: number]
const xOf = ([west, , east]: Bounds): Range => [mercatorX(west), mercatorX(east)]
const yOf = ([, south, , north]: Bounds): Range => [mercatorY(north), mercatorY(south)]
const spanX = (bounds: Bounds): number => xOf(bounds)[1] - xOf(bounds)[0]
const spanY = (bounds: Bounds): number => yOf(bounds)[1] - yOf(bounds)[0]

function axis(at: number, half: number, far: number, anywhere: Range, streets: Range): number {
  const [from, to] = inset(anywhere, half, 0)
  const [nearFrom, nearTo] = inset(streets, half, LEAST_PLAY)
  return clamp(at, nearFrom + (from - nearFrom) * far, nearTo + (to - nearTo) * far)
}

/** The range of a view's center so that no half of it is outside; at least the share `play` of the range. */
function inset([from, to]: Range, half: number, play: number): Range {
  const middle = (from + to) / 2
  const room = Math.max((to - from) / 2 - half, ((to - from) / 2) * play)
  return [middle - room, middle + room]
}
