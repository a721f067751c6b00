import type { Feature } from 'geojson'
import type { RoadClass } from '../../../src/domain/road'
import type { StreetLine } from '../noding/streetLine'
import type { LayerPart } from './cutTiles'

/** How a class is told in Protomaps' scheme (version 4), and the first zoom that shows it. */
const SCHEME: Record<RoadClass, { kind: string; detail: string; minZoom: number }> = {
  motorway: { kind: 'highway', detail: 'motorway', minZoom: 9 },
  trunk: { kind: 'major_road', detail: 'trunk', minZoom: 9 },
  primary: { kind: 'major_road', detail: 'primary', minZoom: 9 },
  secondary: { kind: 'major_road', detail: 'secondary', minZoom: 9 },
  tertiary: { kind: 'major_road', detail: 'tertiary', minZoom: 11 },
  minor: { kind: 'minor_road', detail: 'residential', minZoom: 12 },
  service: { kind: 'minor_road', detail: 'service', minZoom: 14 },
  link: { kind: 'highway', detail: 'motorway_link', minZoom: 11 },
}

/** Streets as the roads layer, each class from its zoom on. */
export function roadParts(streets: readonly StreetLine[]): LayerPart[] {
  return Object.entries(SCHEME).map(([roadClass, { kind, detail, minZoom }]) => ({
    layer: 'roads',
    minZoom,
    features: streets
      .filter((street) => street.roadClass === roadClass)
      .map(
        ({ points, name, oneWay, level }): Feature => ({
          type: 'Feature',
          properties: {
            kind,
            kind_detail: detail,
            min_zoom: minZoom,
            ...(name ? { name } : {}),
            ...(oneWay ? { oneway: 'yes' } : {}),
            ...(roadClass === 'link' ? { is_link: true } : {}),
            ...(level > 0 ? { is_bridge: true } : {}),
            ...(level < 0 ? { is_tunnel: true } : {}),
          },
          geometry: { type: 'LineString', coordinates: points as [number, number][] },
        }),
      ),
  }))
}
