import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/base/locale'
import type { MapVariant } from '../stageStore'
import { type ArchiveSource, isBase } from './archiveSource'
import { IN_FULL_VIEW } from './feathered'
import { ITALIC, MEDIUM, SEMIBOLD } from './fonts'
import type { Palette } from './palette'

/** The place's name in the visitor's language, otherwise its local name. */
function localizedName(locale: Locale): ExpressionSpecification {
  const language = locale.slice(0, 2)
  return ['coalesce', ['get', `name:${language}`], ['get', 'name']]
}

/**
 * Names of one archive: few and quiet, water and parks in italics; a plain map has no names of small places. The
 * first view of a city names its quarters and avenues (docs/rules.md MA-30).
 */
export function labelLayers(
  part: ArchiveSource,
  palette: Palette,
  variant: MapVariant,
  locale: Locale,
): LayerSpecification[] {
  const { source } = part
  const id = (name: string) => `${source}-${name}`
  const text = localizedName(locale)
  const color = variant === 'contrast' ? palette.text : palette.label
  const strong = variant === 'contrast' ? palette.text : palette.text2
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': variant === 'contrast' ? 2 : 1.5 }
  const layers: LayerSpecification[] = [
    {
      id: id('water-name'),
      type: 'symbol',
      source,
      'source-layer': 'water',
      filter: ['all', ['has', 'name'], ['!=', ['geometry-type'], 'LineString']],
      layout: {
        'text-field': text,
        'text-font': [ITALIC],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 13, 12, 15],
        'text-max-width': 8,
      },
      paint: { 'text-color': palette.waterLabel, 'text-halo-color': palette.water, 'text-halo-width': 1 },
    },
    {
      id: id('place'),
      type: 'symbol',
      source,
      'source-layer': 'places',
      ...(isBase(part) ? { maxzoom: 13 } : {}),
      filter: ['all', ['in', ['get', 'kind'], ['literal', ['locality', 'country']]], LARGE_ENOUGH_TO_LABEL],
      layout: {
        'text-field': text,
        'text-font': [
          'case',
          ['>=', POPULATION_RANK, BIG_CITY_RANK],
          ['literal', [SEMIBOLD]],
          ['literal', [MEDIUM]],
        ],
        'text-size': ['case', ['>=', POPULATION_RANK, BIG_CITY_RANK], 15, 13],
        'text-max-width': 8,
        'text-padding': 8,
        ...BESIDE_VEHICLES,
        'symbol-sort-key': ['-', 0, POPULATION_RANK],
      },
      paint: { 'text-color': ['case', ['>=', POPULATION_RANK, BIG_CITY_RANK], strong, color], ...halo },
    },
  ]
  if (variant === 'plain' || isBase(part)) return layers
  return [
    roadNames(id('street-name'), source, ['!', MAIN_ROADS], 14, { text, color, halo }),
    roadNames(id('road-name'), source, MAIN_ROADS, CITY_NAMES_ZOOM, { text, color, halo }),
    {
      id: id('park-name'),
      type: 'symbol',
      source,
      'source-layer': 'landuse',
      minzoom: 13,
      filter: ['has', 'name'],
      layout: { 'text-field': text, 'text-font': [ITALIC], 'text-size': 13, 'text-max-width': 7 },
      paint: { 'text-color': color, ...halo },
    },
    {
      id: id('quarter'),
      type: 'symbol',
      source,
      'source-layer': 'places',
      minzoom: CITY_NAMES_ZOOM,
      filter: ['in', ['get', 'kind'], ['literal', ['neighbourhood', 'suburb', 'macrohood']]],
      layout: {
        'text-field': text,
        'text-font': [MEDIUM],
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 13, 15, 15],
        'text-max-width': 7,
        'text-padding': 6,
        ...BESIDE_VEHICLES,
        'symbol-sort-key': ['to-number', ['get', 'min_zoom'], 0],
      },
      paint: { 'text-color': strong, ...halo },
    },
    ...layers,
  ]
}

/** Size class of a place, 0 to 17 (Protomaps); places without one are small. */
const POPULATION_RANK: ExpressionSpecification = ['to-number', ['get', 'population_rank'], 0]
/** From about 400,000 people on. */
const BIG_CITY_RANK = 11

/** The farther zoomed out, the larger a place must be to have a name, which keeps the map quiet. */
const LARGE_ENOUGH_TO_LABEL: ExpressionSpecification = [
  '>=',
  POPULATION_RANK,
  ['step', ['zoom'], 13, 5, 12, 6, 11, 7, 10, 8, 9, 9, 8, 10, 0],
]

/** Below the zoom of any city's first view. */
const CITY_NAMES_ZOOM = 10

/** In a city a name is shown beside the vehicles that take its place; from afar it would seem to be elsewhere. */
const BESIDE_VEHICLES = {
  'text-variable-anchor': [
    'step',
    ['zoom'],
    ['literal', ['center']],
    10,
    ['literal', ['center', 'top', 'bottom', 'right', 'left']],
  ],
  // Half a cluster of vehicles and what a name keeps clear around it.
  'text-radial-offset': 2.6,
} satisfies SymbolLayerSpecification['layout']

const MAIN_ROADS: ExpressionSpecification = [
  'in',
  ['get', 'kind_detail'],
  ['literal', ['motorway', 'trunk', 'primary', 'secondary']],
]

interface LabelStyle {
  text: ExpressionSpecification
  color: string
  halo: { 'text-halo-color': string; 'text-halo-width': number }
}

/** Names along their streets; far apart, so that a long street has one name per screen. */
function roadNames(
  id: string,
  source: string,
  which: ExpressionSpecification,
  minzoom: number,
  { text, color, halo }: LabelStyle,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    'source-layer': 'roads',
    minzoom,
    filter: ['all', ['has', 'name'], IN_FULL_VIEW, which],
    layout: {
      'symbol-placement': 'line',
      // Zoomed out a street is short in its tile.
      'symbol-spacing': ['step', ['zoom'], 250, 11, 400, 12, 700],
      'text-field': text,
      'text-font': [MEDIUM],
      'text-size': 13,
      'text-padding': ['step', ['zoom'], 10, 11, 24],
      'text-max-angle': 30,
      'symbol-sort-key': ['match', ['get', 'kind_detail'], 'motorway', 0, 'trunk', 1, 'primary', 2, 3],
    },
    paint: { 'text-color': color, ...halo },
  }
}
