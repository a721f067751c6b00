import type { Feature } from 'geojson'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { placeLayers } from '../placeLayers'
import type { LayerFeatures } from '../tiles/cutTiles'
import { areaFeature, lineFeature, pointFeature } from '../tiles/features'
import type { District, DistrictArea } from './district'

/** Parks, water and names of a district as layers of tiles. */
export function districtGround({ areas, streams, quarters }: District): LayerFeatures[] {
  const shapes = (...kinds: DistrictArea['kind'][]): Feature[] =>
    areas
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, ring }) => areaFeature([ring], { kind: kind === 'island' ? 'park' : kind, min_zoom: 9 }))
  // A name is a point: on the area itself it would be written once a tile.
  const names = (...kinds: DistrictArea['kind'][]): Feature[] =>
    areas.flatMap(({ kind, ring, name }) =>
      name && kinds.includes(kind)
        ? [pointFeature(kind === 'river' ? nearMiddle(ring) : middleOf(ring), { kind, name, min_zoom: 11 })]
        : [],
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
    { layer: 'landuse', minZoom: 11, features: names('park', 'wood') },
    { layer: 'water', minZoom: 11, features: names('lake', 'river') },
    ...placeLayers(quarters),
  ]
}

/** Middle of the box round a ring. */
function middleOf(ring: readonly LngLat[]): LngLat {
  const middle = (axis: 0 | 1): number => {
    const values = ring.map((at) => at[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return [middle(0), middle(1)]
}

/** The place of a ring that is nearest to its middle: a river winds round it. */
function nearMiddle(ring: readonly LngLat[]): LngLat {
  const middle = middleOf(ring)
  const [first = middle, ...others] = ring
  return others.reduce((best, at) => (distanceMi(at, middle) < distanceMi(best, middle) ? at : best), first)
}
