import type { LngLat } from '#domain/geo/lngLat'
import { type Point, planeAt } from './plane'
import type { LayerFeatures } from './tiles/cutTiles'
import { pointFeature } from './tiles/features'

/** A named part of a city. */
export interface Quarter {
  name: string
  position: LngLat
  /** The first zoom that may show it; the first one of all when it is not given. */
  minZoom?: number
}

/** From the first zoom on a name appears where those before it leave room, at the last one in any case. */
const ZOOMS = { first: 10, last: 14 }
/** Half the width and height of the ellipse around a name that the next one stays out of, pixels. */
const APART_PX = { x: 116, y: 54 }
/** Meters of a pixel on the equator at zoom 0, where the world is 512 pixels wide. */
const METERS_PER_PX = 78_271.517

/**
 * The names of quarters as the places layer, the important ones given first: each from the zoom on at which there
 * is room for it, which it carries as `min_zoom`.
 */
export function placeLayers(quarters: readonly Quarter[]): LayerFeatures[] {
  const [first] = quarters
  if (!first) return []
  const plane = planeAt(first.position)
  const scale = METERS_PER_PX * Math.cos((first.position[1] * Math.PI) / 180)
  const shown: Point[] = []
  let waiting = quarters.map((quarter) => ({ ...quarter, at: plane.toPoint(quarter.position) }))
  const layers: LayerFeatures[] = []
  for (let zoom = ZOOMS.first; zoom <= ZOOMS.last; zoom++) {
    const px = scale / 2 ** zoom
    const isClear = ([x, y]: Point): boolean =>
      shown.every(([u, v]) => Math.hypot((u - x) / px / APART_PX.x, (v - y) / px / APART_PX.y) >= 1)
    const features = waiting.flatMap(({ name, position, at, minZoom = ZOOMS.first }) => {
      if (zoom < ZOOMS.last && (minZoom > zoom || !isClear(at))) return []
      shown.push(at)
      return [pointFeature(position, { kind: 'neighbourhood', name, min_zoom: zoom })]
    })
    const named = new Set(features.map(({ properties }) => properties?.name))
    waiting = waiting.filter(({ name }) => !named.has(name))
    layers.push({ layer: 'places', minZoom: zoom, features })
  }
  return layers
}
