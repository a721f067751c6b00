import type { Feature } from 'geojson'
import type { Bounds, Size } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import { withShores } from '../base/shores'
import { lakes } from '../base/sources'
import { isFarFrom, isWithin } from '../districts/lines'
import { type Point, planeAt } from '../plane'
import type { LayerFeatures } from '../tiles/cutTiles'

/** What lies over a view: pixels from its top left corner. */
export type Cover = readonly [left: number, top: number, right: number, bottom: number]

/** So far from every street land looks bare, pixels. */
const BARE_PX = 40
/** Streets below this step of the fade hardly stand out from the land. */
const LEAST_STEP = 3
/** The view is looked at so often, pixels. */
const STEP_PX = 8

/**
 * The share of a view that is land without streets, of what no panel lies over; 0 to 1.
 * @param layers what a city's map draws
 * @param shown what the view shows, including what panels cover
 * @param zoom of the view, which decides what streets there are
 */
export function bareShare(
  layers: readonly LayerFeatures[],
  { shown, size, zoom, covers }: { shown: Bounds; size: Size; zoom: number; covers: readonly Cover[] },
): number {
  const [west, south, east, north] = shown
  const plane = planeAt([(west + east) / 2, (south + north) / 2])
  const px = (plane.toPoint([east, south])[0] - plane.toPoint([west, south])[0]) / size.width
  const drawn = (layer: string) =>
    layers.filter((part) => part.layer === layer && part.minZoom <= zoom).flatMap(({ features }) => features)
  const streets = drawn('roads').filter(({ properties }) => (properties?.fade ?? LEAST_STEP) >= LEAST_STEP)
  const isBare = isFarFrom(
    streets.flatMap(linesOf).map((line) => line.map(plane.toPoint)),
    BARE_PX * px,
  )
  const waters = [...drawn('water').flatMap(ringsOf), ...withShores(lakes()).map(([outer = []]) => outer)]
    .map((ring) => ring.map(plane.toPoint))
    .map((ring) => ({ ring, box: boxOf(ring) }))
  const isWater = (at: Point): boolean => waters.some(({ ring, box }) => isIn(box, at) && isWithin(ring, at))

  const seen = { bare: 0, all: 0 }
  for (let x = STEP_PX / 2; x < size.width; x += STEP_PX)
    for (let y = STEP_PX / 2; y < size.height; y += STEP_PX) {
      if (covers.some((cover) => isIn(cover, [x, y]))) continue
      const at = plane.toPoint([
        west + ((east - west) * x) / size.width,
        north - ((north - south) * y) / size.height,
      ])
      seen.all++
      if (isBare(at) && !isWater(at)) seen.bare++
    }
  return seen.bare / seen.all
}

/** The lines of a street. */
export function linesOf({ geometry }: Feature): LngLat[][] {
  return geometry.type === 'LineString' ? [geometry.coordinates as unknown as LngLat[]] : []
}

/** The outer rings of an area. */
function ringsOf({ geometry }: Feature): LngLat[][] {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  return polygons.map(([outer = []]) => outer as unknown as LngLat[])
}

function boxOf(ring: readonly Point[]): Cover {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [least, most] = [
    (values: number[]) => values.reduce((a, b) => Math.min(a, b)),
    (values: number[]) => values.reduce((a, b) => Math.max(a, b)),
  ]
  return [least(xs), least(ys), most(xs), most(ys)]
}

const isIn = ([left, top, right, bottom]: Cover, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
