import { VectorTile } from '@mapbox/vector-tile'
import earcut, { deviation, flatten } from 'earcut'
import { PbfReader } from 'pbf'
import type { Tile } from '../pmtilesWriter'
import { featuresOf } from '../sourceTile'

/** A polygon whose triangles cover another area than its rings enclose. */
export interface BadPolygon {
  tile: string
  layer: string
  /** Part of the tile that is covered too much or too little. */
  off: number
}

/**
 * Polygons that a map would draw wrong, as land where there is sea: their rings do not enclose what
 * their triangles cover. A few grid units of rounding in a long thin one are no fault.
 * @param most part of the tile that may be off
 */
export function badPolygons(tiles: readonly Tile[], most = 0.004): BadPolygon[] {
  const bad: BadPolygon[] = []
  for (const { z, x, y, data } of tiles) {
    const { layers } = new VectorTile(new PbfReader(data))
    for (const layer of ['earth', 'water', 'landuse'])
      for (const feature of featuresOf({ layers }, layer)) {
        if (feature.type !== 3) continue
        for (const rings of polygonsOf(
          feature.loadGeometry().map((ring) => ring.map((at) => [at.x, at.y])),
        )) {
          const { vertices, holes, dimensions } = flatten(rings)
          const share = deviation(vertices, holes, dimensions, earcut(vertices, holes, dimensions))
          const off =
            (share * Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0))) / feature.extent ** 2
          if (off > most) bad.push({ tile: `${z}/${x}/${y}`, layer, off })
        }
      }
  }
  return bad
}

/** Rings grouped as the specification of vector tiles does: an outer ring, then its holes, which turn the other way. */
function polygonsOf(rings: number[][][]): number[][][][] {
  const polygons: number[][][][] = []
  for (const ring of rings) {
    const area = signedArea(ring)
    if (area === 0) continue
    if (area > 0) polygons.push([ring])
    else polygons.at(-1)?.push(ring)
  }
  return polygons
}

function signedArea(ring: readonly (readonly number[])[]): number {
  let sum = 0
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a
    sum += ((a[0] ?? 0) * (b[1] ?? 0) - (b[0] ?? 0) * (a[1] ?? 0)) / 2
  }
  return sum
}
