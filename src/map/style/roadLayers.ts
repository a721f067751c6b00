import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapVariant } from '../stageStore'
import type { ArchiveSource } from './archiveSource'
import type { Palette } from './palette'

interface RoadStyle {
  name: string
  filter: ExpressionSpecification
  minzoom: number
  /** Pixels at z11, z14 and z17. */
  width: readonly [number, number, number]
  color: keyof Palette
  casing: keyof Palette
}

const detail = (...kinds: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind_detail'],
  ['literal', kinds],
]
const notLink: ExpressionSpecification = ['!', ['to-boolean', ['get', 'is_link']]]

/** From the least to the busiest, as they lie on each other. */
const ROADS: readonly RoadStyle[] = [
  {
    name: 'service',
    filter: detail('service', 'alley', 'driveway', 'parking_aisle', 'track', 'pedestrian', 'living_street'),
    minzoom: 14,
    width: [0, 1, 6],
    color: 'local',
    casing: 'casing',
  },
  {
    name: 'minor',
    filter: [
      'any',
      detail('residential', 'unclassified', 'minor', 'road'),
      [
        'all',
        ['==', ['get', 'kind'], 'minor_road'],
        [
          '!',
          detail(
            'service',
            'alley',
            'driveway',
            'parking_aisle',
            'track',
            'pedestrian',
            'living_street',
            'tertiary',
          ),
        ],
      ],
    ],
    minzoom: 12,
    width: [0.6, 2.4, 12],
    color: 'road',
    casing: 'casing',
  },
  {
    name: 'tertiary',
    filter: detail('tertiary', 'tertiary_link'),
    minzoom: 11,
    width: [1, 3.4, 15],
    color: 'road',
    casing: 'casing',
  },
  {
    name: 'secondary',
    filter: detail('secondary', 'secondary_link'),
    minzoom: 9,
    width: [1.4, 4.2, 17],
    color: 'road',
    casing: 'casing',
  },
  {
    name: 'primary',
    filter: detail('primary', 'primary_link'),
    minzoom: 8,
    width: [1.9, 5.2, 19],
    color: 'road',
    casing: 'motorwayCasing',
  },
  {
    name: 'link',
    filter: [
      'all',
      detail('motorway_link', 'trunk_link', 'motorway', 'trunk'),
      ['to-boolean', ['get', 'is_link']],
    ],
    minzoom: 11,
    width: [1, 3.4, 14],
    color: 'motorway',
    casing: 'motorwayCasing',
  },
  {
    name: 'trunk',
    filter: ['all', detail('trunk'), notLink],
    minzoom: 6,
    width: [2, 5, 20],
    color: 'motorway',
    casing: 'motorwayCasing',
  },
  {
    name: 'motorway',
    filter: [
      'all',
      ['any', ['==', ['get', 'kind'], 'highway'], detail('motorway')],
      notLink,
      ['!', detail('trunk')],
    ],
    minzoom: 4,
    width: [2.4, 5.4, 22],
    color: 'motorway',
    casing: 'motorwayCasing',
  },
]

/** Roads of one archive: all casings first, so that crossings are open. */
export function roadLayers(part: ArchiveSource, palette: Palette, variant: MapVariant): LayerSpecification[] {
  const { source } = part
  const strong = variant === 'contrast'
  const common = { source, 'source-layer': 'roads' } as const
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const casings = ROADS.map(
    (road): LayerSpecification => ({
      id: `${source}-${road.name}-casing`,
      type: 'line',
      ...common,
      minzoom: Math.max(road.minzoom, road.width[0] < 1.2 ? 13 : 10),
      filter: road.filter,
      layout,
      paint: {
        'line-color': palette[strong && road.minzoom < 11 ? 'motorwayCasing' : road.casing],
        'line-width': width(road.width, strong ? 2.4 : 1.6),
      },
    }),
  )
  const fills = ROADS.map(
    (road): LayerSpecification => ({
      id: `${source}-${road.name}`,
      type: 'line',
      ...common,
      minzoom: road.minzoom,
      filter: road.filter,
      layout,
      paint: { 'line-color': palette[road.color], 'line-width': width(road.width, 0) },
    }),
  )
  return [
    {
      id: `${source}-rail`,
      type: 'line',
      ...common,
      minzoom: 11,
      filter: ['==', ['get', 'kind'], 'rail'],
      paint: { 'line-color': palette.rail, 'line-width': 1.2 },
    },
    ...casings,
    ...fills,
  ]
}

function width([z11, z14, z17]: readonly [number, number, number], more: number): ExpressionSpecification {
  return [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    6,
    z11 * 0.4 + more * 0.5,
    11,
    z11 + more,
    14,
    z14 + more,
    17,
    z17 + more,
    19,
    z17 * 2 + more,
  ]
}
