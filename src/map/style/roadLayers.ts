import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapVariant } from '../stageStore'
import type { ArchiveSource } from './archiveSource'
import { appearing, feathered } from './feathered'
import type { Palette } from './palette'

interface RoadStyle {
  name: string
  filter: ExpressionSpecification
  minzoom: number
  /** The zoom at which it is fully visible; at least half a level after the first. */
  there: number
  /** Pixels at z11, z14 and z17, including edges. */
  width: readonly [number, number, number]
  core: 'local' | 'road' | 'motorway'
  edge: RoadEdge
}

const detail = (...kinds: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind_detail'],
  ['literal', kinds],
]
const notLink: ExpressionSpecification = ['!', ['to-boolean', ['get', 'is_link']]]

/** From the smallest to the busiest, in drawing order. */
const ROADS: readonly RoadStyle[] = [
  {
    name: 'service',
    filter: detail('service', 'alley', 'driveway', 'parking_aisle', 'track', 'pedestrian', 'living_street'),
    minzoom: 14,
    there: 14.5,
    width: [0, 2.4, 8],
    core: 'local',
    edge: 'localCasing',
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
    there: 12.5,
    width: [0.55, 4, 14],
    core: 'road',
    edge: 'casing',
  },
  {
    name: 'tertiary',
    filter: detail('tertiary', 'tertiary_link'),
    minzoom: 11,
    there: 11.5,
    width: [1.4, 5.2, 17],
    core: 'road',
    edge: 'casing',
  },
  {
    name: 'secondary',
    filter: detail('secondary', 'secondary_link'),
    minzoom: 9,
    there: 10.5,
    width: [2.1, 6.2, 19],
    core: 'road',
    edge: 'mainCasing',
  },
  {
    name: 'primary',
    filter: detail('primary', 'primary_link'),
    minzoom: 8,
    there: 10,
    width: [2.8, 7.2, 21],
    core: 'road',
    edge: 'mainCasing',
  },
  {
    name: 'link',
    filter: [
      'all',
      detail('motorway_link', 'trunk_link', 'motorway', 'trunk'),
      ['to-boolean', ['get', 'is_link']],
    ],
    minzoom: 11,
    there: 12,
    width: [1.4, 5, 16],
    core: 'motorway',
    edge: 'motorwayCasing',
  },
  {
    name: 'trunk',
    filter: ['all', detail('trunk'), notLink],
    minzoom: 6,
    there: 9.5,
    width: [3, 7.2, 22],
    core: 'motorway',
    edge: 'motorwayCasing',
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
    there: 9.5,
    width: [3.4, 7.8, 25],
    core: 'motorway',
    edge: 'motorwayCasing',
  },
]

/** Edges from the quietest to the strongest. */
const EDGES = ['localCasing', 'casing', 'mainCasing', 'motorwayCasing'] as const
export type RoadEdge = (typeof EDGES)[number]

/** The color of a road's edge: in the contrast variant each class has that of the next one. */
export function edgeColor(edge: RoadEdge, palette: Palette, variant: MapVariant): string {
  const next = EDGES[EDGES.indexOf(edge) + 1]
  if (variant !== 'contrast') return palette[edge]
  return next ? palette[next] : palette.text2
}

/**
 * Roads of one archive: all edges first, so that crossings are open. When zoomed out a road is only its
 * edges, one line that stands out from the land; its core appears close up (docs/rules.md MA-28).
 */
export function roadLayers(part: ArchiveSource, palette: Palette, variant: MapVariant): LayerSpecification[] {
  const { source } = part
  const edgePx = variant === 'contrast' ? 1.2 : 1
  const common = { source, 'source-layer': 'roads' } as const
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const edges = ROADS.map(
    (road): LayerSpecification => ({
      id: `${source}-${road.name}-casing`,
      type: 'line',
      ...common,
      minzoom: road.minzoom,
      filter: road.filter,
      layout,
      paint: {
        'line-color': feathered(edgeColor(road.edge, palette, variant), palette),
        'line-width': width(road.width, 0),
        'line-opacity': appearing(road.there),
      },
    }),
  )
  const cores = ROADS.map((road): LayerSpecification => {
    const from = Math.max(CORE_ZOOM, zoomOfWidth(road.width, LEAST_CORED_PX))
    return {
      id: `${source}-${road.name}`,
      type: 'line',
      ...common,
      minzoom: from,
      filter: road.filter,
      layout,
      paint: {
        'line-color': feathered(palette[road.core], palette),
        'line-width': width(road.width, 2 * edgePx),
        'line-opacity': ['interpolate', ['linear'], ['zoom'], from, 0, from + 0.5, 1],
      },
    }
  })
  return [
    {
      id: `${source}-rail`,
      type: 'line',
      ...common,
      minzoom: 11,
      filter: ['==', ['get', 'kind'], 'rail'],
      paint: { 'line-color': feathered(palette.rail, palette), 'line-width': 1.2 },
    },
    ...edges,
    ...cores,
  ]
}

/** Below this zoom every road is one line: a main road with a light core would look smaller than a street. */
const CORE_ZOOM = 13
/** A narrower road with a core would be two hairlines, which flicker as the map moves. */
const LEAST_CORED_PX = 3.4

/** The zoom at which a road is so wide. */
function zoomOfWidth([z11, z14, z17]: RoadStyle['width'], px: number): number {
  const [zoom, from, to] = px < z14 ? [11, z11, z14] : [14, z14, z17]
  return zoom + (3 * Math.log(px / from)) / Math.log(to / from)
}

/** Pixels at each zoom: one stop per level, because subtracting the edges must not make it negative. */
function width([z11, z14, z17]: RoadStyle['width'], less: number): ExpressionSpecification {
  const stops = [
    [8, z11 * 0.45],
    [10, z11 * 0.75],
    [11, z11],
    [12, between(z11, z14, 1)],
    [13, between(z11, z14, 2)],
    [14, z14],
    [15, between(z14, z17, 1)],
    [16, between(z14, z17, 2)],
    [17, z17],
    [19, z17 * 2],
  ].flatMap(([zoom = 0, px = 0]) => [zoom, Math.max(0, px - less)])
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as ExpressionSpecification
}

/** The value after one or two of three levels, growing by the same factor per level. */
function between(from: number, to: number, levels: 1 | 2): number {
  return from === 0 ? (to * levels) / 6 : from * (to / from) ** (levels / 3)
}
