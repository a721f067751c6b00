import type { Feature } from 'geojson'
import type { LayerPart } from '../tiles/cutTiles'
import { areaFeature, lineFeature, pointFeature } from '../tiles/features'
import type { District, DistrictArea } from './district'

/** Parks, water and names of a district as layers of tiles. */
export function districtGround({ areas, streams, places }: District): LayerPart[] {
  const shapes = (...kinds: DistrictArea['kind'][]): Feature[] =>
    areas
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, ring, name }) =>
        areaFeature([ring], {
          kind: kind === 'island' ? 'park' : kind,
          min_zoom: 9,
          ...(name ? { name } : {}),
        }),
      )
  return [
    { layer: 'earth', minZoom: 9, features: shapes('island') },
    {
      layer: 'landuse',
      minZoom: 9,
      features: shapes('island', 'park', 'wood', 'cemetery', 'industrial', 'sand'),
    },
    { layer: 'water', minZoom: 9, features: shapes('lake', 'river') },
    {
      layer: 'water',
      minZoom: 10,
      features: streams.map(({ name, points }) =>
        lineFeature(points, { kind: 'river', min_zoom: 10, ...(name ? { name } : {}) }),
      ),
    },
    {
      layer: 'places',
      minZoom: 11,
      features: places
        .filter(({ kind }) => kind === 'neighbourhood')
        .map(({ name, position }) => pointFeature(position, { kind: 'neighbourhood', name, min_zoom: 11 })),
    },
  ]
}
