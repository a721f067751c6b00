import type { Region } from '#domain/base/locale'
import type { RoadClass } from '#domain/geo/road'
import { nodeStreets } from '../noding/nodeStreets'
import type { StreetLine } from '../noding/streetLine'
import { limitMph } from '../speedLimits'
import type { StreetGraph } from '../streetGraph'
import { featuresOf, type SourceTile } from '../tiles/sourceTile'
import { linesInTile } from '../tiles/tileLines'

/** Protomaps' word for what vehicles drive on (version 4 of its scheme); the rest is left out. */
const ROAD_CLASS_OF_KIND: Readonly<Record<string, RoadClass>> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  residential: 'minor',
  unclassified: 'minor',
  living_street: 'minor',
  road: 'minor',
  motorway_link: 'link',
  trunk_link: 'link',
  primary_link: 'link',
  secondary_link: 'link',
  tertiary_link: 'link',
}

/** The streets of an extract as a graph, made with the same rules as those that are built in. */
export function extractGraph(region: Region, tiles: readonly SourceTile[]): StreetGraph {
  const { graph } = nodeStreets(extractStreets(tiles), (roadClass) => limitMph(region, roadClass))
  return { region, synthetic: false, ...graph }
}

function extractStreets(tiles: readonly SourceTile[]): StreetLine[] {
  return tiles.flatMap((tile) =>
    featuresOf(tile, 'roads').flatMap((feature) => {
      const { kind_detail, is_link, is_bridge, is_tunnel, oneway, name } = feature.properties
      const known = ROAD_CLASS_OF_KIND[String(kind_detail)]
      if (!known || feature.type !== 2) return []
      const isBackward = oneway === '-1' || oneway === -1
      return linesInTile(tile, feature).map(
        (points): StreetLine => ({
          points: isBackward ? points.toReversed() : points,
          roadClass: is_link ? 'link' : known,
          name: typeof name === 'string' ? name : null,
          oneWay: isBackward || oneway === 'yes' || oneway === true || oneway === '1' || oneway === 1,
          level: is_bridge ? 1 : is_tunnel ? -1 : 0,
        }),
      )
    }),
  )
}
