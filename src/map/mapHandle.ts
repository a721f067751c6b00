import type { LngLat } from '../domain/vehicle/vehicle'
import { type Bounds, FIT_MAX_ZOOM } from './camera'
import { motionAllowed } from './motion'
import { stageMap } from './stageStore'

/** What a room's own buttons do to the map. Without a map each of them does nothing. */
export interface MapHandle {
  zoomIn: () => void
  zoomOut: () => void
  /** Shows all of the bounds; `padding` is added to what panels cover. */
  fit: (bounds: Bounds, padding?: number) => void
  flyTo: (center: LngLat, zoom?: number) => void
  /** Where a place is in the room, in pixels from its top left. */
  project: (at: LngLat) => [x: number, y: number] | null
  /** The middle of what panels leave free. */
  center: () => LngLat | null
  /** A picture of the map as it is, once it stands still: a data URL. */
  snapshot: () => Promise<string>
}

/** Marks a move that a visitor asked for by a button, so that the room hears of it. */
export const VISITOR_MOVE = { byVisitor: true }

/** A picture waits no longer than this for tiles. */
const SNAPSHOT_LIMIT_MS = 3_000

const HANDLE: MapHandle = {
  zoomIn: () => stageMap()?.zoomIn({ duration: animationMs(250) }, VISITOR_MOVE),
  zoomOut: () => stageMap()?.zoomOut({ duration: animationMs(250) }, VISITOR_MOVE),
  fit: (bounds, padding = 48) =>
    stageMap()?.fitBounds(
      bounds,
      { padding, maxZoom: FIT_MAX_ZOOM, duration: animationMs(600), linear: true },
      VISITOR_MOVE,
    ),
  flyTo(center, zoom) {
    const map = stageMap()
    map?.easeTo(
      { center, zoom: zoom ?? Math.max(map.getZoom(), 13), duration: animationMs(600) },
      VISITOR_MOVE,
    )
  },
  project(at) {
    const point = stageMap()?.project(at)
    return point ? [point.x, point.y] : null
  },
  center() {
    const at = stageMap()?.getCenter()
    return at ? [at.lng, at.lat] : null
  },
  snapshot: async () => {
    const map = stageMap()
    if (!map) throw new Error('there is no map to take a picture of')
    // While vehicles move the map is never idle; then a picture of the moment will do.
    if (!map.areTilesLoaded() || map.isMoving())
      await Promise.race([map.once('idle'), new Promise((resolve) => setTimeout(resolve, SNAPSHOT_LIMIT_MS))])
    return new Promise((resolve) => {
      // The picture is only there while the frame is being drawn.
      map.once('render', () => resolve(map.getCanvas().toDataURL('image/png')))
      map.triggerRepaint()
    })
  },
}

/** The handle of the one map; it is the same for the life of the page. */
export function useMapHandle(): MapHandle {
  return HANDLE
}

/** Milliseconds that a camera move takes: none where motion is unwelcome. */
export function animationMs(ms: number): number {
  return motionAllowed() ? ms : 0
}
