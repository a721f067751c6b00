import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import type { Bounds, Tile } from './pmtilesWriter'

/** Features of one layer that are there from a zoom on. */
export interface LayerFeatures {
  layer: string
  minZoom: number
  /** The last zoom that has them; all when it is not given. */
  maxZoom?: number
  features: Feature[]
}

const EXTENT = 4096

/** Cuts features into vector tiles of the zooms; tiles without anything are left out. */
export function cutTiles(
  parts: readonly LayerFeatures[],
  { minZoom, maxZoom, bounds }: { minZoom: number; maxZoom: number; bounds: Bounds },
): Tile[] {
  const indexes = parts
    .filter(({ features }) => features.length > 0)
    .map(({ features, ...part }) => ({
      ...part,
      index: new GeoJSONVT(
        { type: 'FeatureCollection', features },
        { maxZoom, extent: EXTENT, buffer: 64, tolerance: 3, wrap: false },
      ),
    }))
  const tiles: Tile[] = []
  for (let z = minZoom; z <= maxZoom; z++) {
    const here = indexes.filter((part) => part.minZoom <= z && z <= (part.maxZoom ?? maxZoom))
    const [west, north] = tileAt(bounds[0], bounds[3], z)
    const [east, south] = tileAt(bounds[2], bounds[1], z)
    for (let x = west; x <= east; x++)
      for (let y = north; y <= south; y++) {
        const layers: Record<string, GeoJSONVTTile> = {}
        for (const { layer, index } of here) {
          const tile = index.getTile(z, x, y)
          if (!tile || tile.features.length === 0) continue
          const there = layers[layer]
          layers[layer] = there ? { ...there, features: [...there.features, ...tile.features] } : tile
        }
        if (Object.keys(layers).length > 0)
          tiles.push({ z, x, y, data: fromGeojsonVt(layers, { version: 2, extent: EXTENT }) })
      }
  }
  return tiles
}

/** Column and row of the tile that a place lies in. */
export function tileAt(lng: number, lat: number, z: number): [x: number, y: number] {
  const size = 2 ** z
  const turn = (lat * Math.PI) / 180
  const x = ((lng + 180) / 360) * size
  const y = ((1 - Math.log(Math.tan(turn) + 1 / Math.cos(turn)) / Math.PI) / 2) * size
  const inside = (value: number): number => Math.min(size - 1, Math.max(0, Math.floor(value)))
  return [inside(x), inside(y)]
}
