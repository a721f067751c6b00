import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile'

/** A vector tile that data is taken from. */
export interface SourceTile {
  z: number
  x: number
  y: number
  layers: VectorTile['layers']
}

/** All features of one layer of a tile; none where the tile has no such layer. */
export function featuresOf({ layers }: Pick<SourceTile, 'layers'>, name: string): VectorTileFeature[] {
  const layer = layers[name]
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : []
}
