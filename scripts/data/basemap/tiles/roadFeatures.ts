import type { Feature } from 'geojson'
import type { RoadClass } from '#domain/geo/road'
import type { StreetLine } from '../noding/streetLine'
import type { LayerFeatures } from './cutTiles'
import { lineFeature } from './features'

/** How a class is told in Protomaps' scheme (version 4), and the first zoom that shows it. */
interface Scheme {
  kind: string
  detail: string
  minZoom: number
}

const SCHEME: Record<RoadClass, Scheme> = {
  motorway: { kind: 'highway', detail: 'motorway', minZoom: 9 },
  trunk: { kind: 'major_road', detail: 'trunk', minZoom: 9 },
  primary: { kind: 'major_road', detail: 'primary', minZoom: 9 },
  secondary: { kind: 'major_road', detail: 'secondary', minZoom: 9 },
  tertiary: { kind: 'major_road', detail: 'tertiary', minZoom: 11 },
  minor: { kind: 'minor_road', detail: 'residential', minZoom: 12 },
  service: { kind: 'minor_road', detail: 'service', minZoom: 14 },
  link: { kind: 'highway', detail: 'motorway_link', minZoom: 11 },
}

/** From here on small streets carry their names; before they are a texture of the map. */
const NAMED_FROM = 13

/** Streets as the roads layer, each class from its zoom on. */
export function roadLayers(streets: readonly StreetLine[]): LayerFeatures[] {
  return Object.entries(SCHEME).flatMap(([roadClass, scheme]): LayerFeatures[] => {
    const { minZoom } = scheme
    const some = streets.filter((street) => street.roadClass === roadClass)
    const full = some.map((street) => roadFeature(street, scheme, true))
    if (roadClass !== 'minor') return [{ layer: 'roads', minZoom, features: full }]
    const bare = some.map((street) => roadFeature(street, scheme, false))
    return [
      { layer: 'roads', minZoom, maxZoom: NAMED_FROM - 1, features: bare },
      { layer: 'roads', minZoom: NAMED_FROM, features: full },
    ]
  })
}

function roadFeature(
  { points, name, oneWay, level, roadClass }: StreetLine,
  { kind, detail, minZoom }: Scheme,
  named: boolean,
): Feature {
  return lineFeature(points, {
    kind,
    kind_detail: detail,
    min_zoom: minZoom,
    ...(named && name ? { name } : {}),
    ...(named && oneWay ? { oneway: 'yes' } : {}),
    ...(roadClass === 'link' ? { is_link: true } : {}),
    ...(level > 0 ? { is_bridge: true } : {}),
    ...(level < 0 ? { is_tunnel: true } : {}),
  })
}
