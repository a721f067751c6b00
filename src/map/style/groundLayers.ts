import type { LayerSpecification } from 'maplibre-gl'
import { type ArchiveSource, isBase } from './archiveSource'
import { appearing, feathered } from './feathered'
import type { Palette } from './palette'

const GREEN = [
  'park',
  'nature_reserve',
  'forest',
  'wood',
  'grass',
  'grassland',
  'cemetery',
  'golf_course',
  'national_park',
  'protected_area',
  'recreation_ground',
  'pitch',
  'garden',
  'village_green',
  'meadow',
  'scrub',
]

/** Land, parks and water of one archive. */
export function groundLayers(part: ArchiveSource, palette: Palette): LayerSpecification[] {
  const { source } = part
  const id = (name: string) => `${source}-${name}`
  return [
    {
      id: id('earth'),
      type: 'fill',
      source,
      'source-layer': 'earth',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.land },
    },
    {
      id: id('green'),
      type: 'fill',
      source,
      'source-layer': 'landuse',
      filter: ['in', ['get', 'kind'], ['literal', GREEN]],
      paint: {
        'fill-color': feathered(palette.park, palette),
        'fill-opacity': isBase(part) ? 0.6 : appearing(10.6),
      },
    },
    {
      id: id('water'),
      type: 'fill',
      source,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.water },
    },
    {
      id: id('border'),
      type: 'line',
      source,
      'source-layer': 'boundaries',
      paint: {
        'line-color': palette.line,
        'line-width': ['case', ['==', ['get', 'kind'], 'country'], 1.4, 0.8],
        'line-dasharray': [4, 3],
      },
    },
    {
      id: id('river'),
      type: 'line',
      source,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': feathered(palette.water, palette),
        'line-opacity': isBase(part) ? 1 : appearing(10.6),
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 6, 0.6, 11, 1.6, 14, 4, 18, 26],
      },
    },
  ]
}
