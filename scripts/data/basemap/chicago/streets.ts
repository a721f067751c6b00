import type { RoadClass } from '#domain/geo/road'
import type { StreetLine } from '../noding/streetLine'
import { featuresOf, type SourceTile } from '../tiles/sourceTile'
import { linesInTile } from '../tiles/tileLines'

/** What vehicles drive on; alleys, parking aisles, paths and rails are left out. */
const ROAD_CLASS_OF_TYPE: Record<string, RoadClass> = {
  motorway: 'motorway',
  motorway_link: 'link',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  link: 'link',
  street: 'minor',
  street_limited: 'minor',
}

/** The driven streets of the tiles, without names: those lie on lines of their own. */
export function chicagoStreets(tiles: readonly SourceTile[]): StreetLine[] {
  return tiles.flatMap((tile) =>
    featuresOf(tile, 'road').flatMap((feature) => {
      const { class: kind, oneway, structure, layer } = feature.properties
      const roadClass = ROAD_CLASS_OF_TYPE[String(kind)]
      if (!roadClass || feature.type !== 2) return []
      const level = levelOf(String(structure), Number(layer ?? 0))
      return linesInTile(tile, feature).map((points) => ({
        points,
        roadClass,
        name: null,
        oneWay: oneway === 'true' || oneway === true,
        level,
      }))
    }),
  )
}

function levelOf(structure: string, layer: number): number {
  if (structure === 'bridge') return Math.max(1, layer)
  if (structure === 'tunnel') return Math.min(-1, layer)
  return 0
}
