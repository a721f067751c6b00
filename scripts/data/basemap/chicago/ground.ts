import type { Feature } from 'geojson'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { cities } from '../base/sources'
import { placeLayers, type Quarter } from '../placeLayers'
import type { LayerFeatures } from '../tiles/cutTiles'
import { lineFeature, pointFeature } from '../tiles/features'
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

const MIDDLE: LngLat = [-87.69, 41.87]

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
    ...placeLayers(quarters(tiles)),
    {
      layer: 'landuse',
      minZoom: 13,
      features: labels(tiles, 'poi_label', 4, (kind) => ['park', 'golf', 'cemetery'].includes(kind)).map(
        ({ name, position }) => pointFeature(position, { kind: 'park', name, min_zoom: 13 }),
      ),
    },
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

/** Quarters that people know beyond the city; the source ranks each only among its neighbors. */
const WELL_KNOWN = [
  'Loop',
  'Lincoln Park',
  'Hyde Park',
  'Logan Square',
  'Uptown',
  'Austin',
  'Pilsen',
  'Englewood',
  'Humboldt Park',
  'Brighton Park',
  'Chicago Lawn',
  'Portage Park',
  'Irving Park',
  'Wicker Park',
  'North Lawndale',
  'Bridgeport',
  'Back of the Yards',
  'East Garfield Park',
  'Jefferson Park',
  'Kenwood',
  'Belmont Cragin',
  'Near West Side',
  'Wrigleyville',
  'Clearing',
]
/** Ranks below this one are small. */
const LARGE = 2

function quarters(tiles: readonly SourceTile[]): Quarter[] {
  // The continent's map names the city and its suburbs.
  const towns = cities(20_000).flatMap(({ name, at }) => (distanceMi(at, MIDDLE) < 20 ? [name] : []))
  const others = labels(tiles, 'place_label', 5, (kind) => kind !== 'city').filter(
    ({ name }) => !towns.includes(name),
  )
  const known = WELL_KNOWN.flatMap((name) => others.filter((label) => label.name === name))
  return [
    ...known,
    ...others
      .filter((label) => !known.includes(label))
      .map((label) => ({ ...label, minZoom: label.rank > LARGE ? 13 : 12 })),
  ]
}

interface Label {
  name: string
  position: LngLat
  /** 1 is the most important. */
  rank: number
}

/** Names of one layer down to a rank, the important ones first, each once: tiles repeat those at their edges. */
function labels(
  tiles: readonly SourceTile[],
  layer: string,
  last: number,
  isWanted: (kind: string) => boolean,
): Label[] {
  const all = tiles.flatMap((tile) =>
    featuresOf(tile, layer).flatMap((each): Label[] => {
      const { name, localrank, maki, type } = each.properties
      const { geometry } = each.toGeoJSON(tile.x, tile.y, tile.z)
      if (typeof name !== 'string' || geometry.type !== 'Point' || !isWanted(String(maki ?? type))) return []
      const [lng = 0, lat = 0] = geometry.coordinates
      return [{ name, position: [lng, lat], rank: Number(localrank ?? 1) }]
    }),
  )
  const known = new Set<string>()
  return all
    .filter(({ rank }) => rank <= last)
    .sort((a, b) => a.rank - b.rank)
    .filter(({ name }) => !known.has(name) && known.add(name))
}
