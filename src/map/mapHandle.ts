import { aimAt, type Bounds, NO_PADDING, type Padding } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { Camera } from './camera'
import { framesOf } from './frames'
import { moveTo, sizeOf } from './moveTo'
import { motionAllowed } from './ports/motion'
import { activeView, stageMap } from './stageStore'

/** Map actions for a screen's own buttons. Without a map they do nothing. */
export interface MapHandle {
  zoomIn: () => void
  zoomOut: () => void
  /** Shows all of the bounds in the uncovered part of the view. */
  fit: (bounds: Bounds) => void
  /** Whether `fit` would zoom in noticeably. */
  bringsCloser: (bounds: Bounds) => boolean
  flyTo: (center: LngLat, zoom?: number) => void
  /** Pixels of a position from the top left of the view. */
  project: (at: LngLat) => [x: number, y: number] | null
  /** Calls the listener whenever the view moves. @returns the unsubscribe function */
  onMove: (listener: () => void) => () => void
  /** The center of the part that panels leave free. */
  center: () => LngLat | null
  /** A data URL of the map once it is idle. */
  snapshot: () => Promise<string>
}

/** Event data of a move by a visitor's button, so that the view reports it. */
export const VISITOR_MOVE = { byVisitor: true }

/** Close enough to see the surrounding streets. */
const CLOSE_ZOOM = 13
/** A smaller change looks as if nothing happened. */
const NOTICEABLE_ZOOM = 0.25
/** Maximum wait for tiles. */
const SNAPSHOT_LIMIT_MS = 3_000

const HANDLE: MapHandle = {
  zoomIn: () => stageMap()?.zoomIn({ duration: animationMs(250) }, VISITOR_MOVE),
  zoomOut: () => stageMap()?.zoomOut({ duration: animationMs(250) }, VISITOR_MOVE),
  fit: (bounds) => visitorMove({ bounds }),
  bringsCloser(bounds) {
    const map = stageMap()
    if (!map) return false
    return aimAt(bounds, sizeOf(map), freeOf()).zoom > map.getZoom() + NOTICEABLE_ZOOM
  },
  flyTo: (center, zoom) =>
    visitorMove({ center, zoom: zoom ?? Math.max(stageMap()?.getZoom() ?? 0, CLOSE_ZOOM) }),
  project(at) {
    const point = stageMap()?.project(at)
    return point ? [point.x, point.y] : null
  },
  onMove(listener) {
    const map = stageMap()
    map?.on('move', listener)
    return () => void map?.off('move', listener)
  },
  center() {
    const at = stageMap()?.getCenter()
    return at ? [at.lng, at.lat] : null
  },
  snapshot: async () => {
    const map = stageMap()
    if (!map) throw new Error('there is no map to take a picture of')
    // While vehicles move the map is never idle; then the current frame is used.
    if (!map.areTilesLoaded() || map.isMoving())
      await Promise.race([map.once('idle'), new Promise((resolve) => setTimeout(resolve, SNAPSHOT_LIMIT_MS))])
    return new Promise((resolve) => {
      // The canvas can only be read while the frame is being drawn.
      framesOf(map).skipDrawingUntil(() => true)
      map.once('render', () => resolve(map.getCanvas().toDataURL('image/png')))
      map.triggerRepaint()
    })
  },
}

const freeOf = (): Padding => activeView()?.padding ?? NO_PADDING

function visitorMove(camera: Camera): void {
  const map = stageMap()
  if (map) moveTo(map, camera, freeOf(), animationMs(600), VISITOR_MOVE)
}

/** The handle of the one map; it is the same for the life of the page. */
export function useMapHandle(): MapHandle {
  return HANDLE
}

/** Milliseconds of a camera animation; 0 with reduced motion. */
export function animationMs(ms: number): number {
  return motionAllowed() ? ms : 0
}
