import type { Feature } from 'geojson'
import type { LayerFeatures } from '../tiles/cutTiles'
import { lineFeature } from '../tiles/features'
import { featuresOf, type SourceTile } from '../tiles/sourceTile'
import { linesInTile } from '../tiles/tileLines'

/** What the source calls green, and Protomaps' word for it. */
const GREEN: Readonly<Record<string, string>> = {
  park: 'park',
  cemetery: 'cemetery',
  wood: 'wood',
  grass: 'grass',
  scrub: 'scrub',
}

/** Parks, water, rails and the names of quarters and parks, out of the tiles. */
export function chicagoGround(tiles: readonly SourceTile[]): LayerFeatures[] {
  const shapes = (layer: string): { feature: Feature; kind: string }[] =>
    tiles.flatMap((tile) =>
      featuresOf(tile, layer).map((each) => ({
        feature: each.toGeoJSON(tile.x, tile.y, tile.z) as Feature,
        kind: String(each.properties.class ?? ''),
      })),
    )
  const green = shapes('landuse').flatMap(({ feature, kind }) => {
    const told = GREEN[kind]
    return told ? [{ ...feature, properties: { kind: told, min_zoom: 9 } }] : []
  })
  const isWide = ({ properties }: Feature): boolean =>
    ['park', 'wood', 'cemetery'].includes(String(properties?.kind))
  return [
    { layer: 'landuse', minZoom: 9, features: green.filter(isWide) },
    { layer: 'landuse', minZoom: 13, features: green.filter((feature) => !isWide(feature)) },
    {
      layer: 'water',
      minZoom: 9,
      features: shapes('water').map(({ feature }) => ({
        ...feature,
        properties: { kind: 'water', min_zoom: 9 },
      })),
    },
    { layer: 'roads', minZoom: 12, features: rails(tiles) },
    { layer: 'places', minZoom: 11, features: labels(tiles, 'place_label', 2, 'neighbourhood') },
    { layer: 'places', minZoom: 13, features: labels(tiles, 'place_label', 5, 'neighbourhood', 3) },
    { layer: 'landuse', minZoom: 13, features: labels(tiles, 'poi_label', 4, 'park') },
  ]
}

function rails(tiles: readonly SourceTile[]): Feature[] {
  return tiles.flatMap((tile) =>
    featuresOf(tile, 'road')
      .filter((each) => each.properties.class === 'major_rail' && each.properties.structure !== 'tunnel')
      .flatMap((each) =>
        linesInTile(tile, each).map((line) => lineFeature(line, { kind: 'rail', min_zoom: 12 })),
      ),
  )
}

/** Names of one layer, the important ones (rank `from` to `most`), each once: tiles repeat those at their edges. */
function labels(
  tiles: readonly SourceTile[],
  layer: string,
  most: number,
  kind: string,
  from = 1,
): Feature[] {
  const known = new Set<string>()
  return tiles.flatMap((tile) =>
    featuresOf(tile, layer).flatMap((each) => {
      const { name, localrank, maki, type } = each.properties
      const rank = Number(localrank)
      if (typeof name !== 'string' || rank < from || rank > most || known.has(name)) return []
      // The continent's map names the city.
      if (type === 'city') return []
      if (layer === 'poi_label' && !['park', 'golf', 'cemetery'].includes(String(maki))) return []
      known.add(name)
      const feature = each.toGeoJSON(tile.x, tile.y, tile.z) as Feature
      return [{ ...feature, properties: { kind, name, min_zoom: 11 } }]
    }),
  )
}
