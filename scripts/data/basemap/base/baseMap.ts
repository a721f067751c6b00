import type { Feature } from 'geojson'
import type { LayerFeatures } from '../tiles/cutTiles'
import { areaFeature, lineFeature, pointFeature } from '../tiles/features'
import { CITIES, COUNTRIES, MEXICAN_STATES, named, PROVINCES, STATES, WATERS } from './names'
import { withShores } from './shores'
import { cities, countryBorders, lakes, land, type Rings, rivers, stateBorders, stateLabels } from './sources'
import { STATE_NAMES } from './stateNames'

/** The continent as layers of tiles: land, waters, borders, names. The sea is what lies under all. */
export function baseMap(): LayerFeatures[] {
  const part = (layer: string, minZoom: number, features: Feature[]): LayerFeatures => ({
    layer,
    minZoom,
    features,
  })
  const border = (detail: number, kind: string) => (line: [number, number][]) =>
    lineFeature(line, { kind, kind_detail: detail, min_zoom: 3 })
  return [
    part(
      'earth',
      3,
      land().map((rings) => areaFeature(rings, { kind: 'earth' })),
    ),
    ...lakeLayers(withShores(lakes())),
    part(
      'water',
      5,
      rivers().map((line) => lineFeature(line, { kind: 'river', min_zoom: 5 })),
    ),
    part('boundaries', 3, countryBorders().map(border(2, 'country'))),
    part('boundaries', 4, stateBorders().map(border(4, 'region'))),
    ...labelLayers(),
  ]
}

/** Large lakes from the first zoom on, smaller ones as they grow wide enough to see. */
function lakeLayers(all: readonly Rings[]): LayerFeatures[] {
  const size = (rings: Rings): number => {
    const lngs = (rings[0] ?? []).map(([lng]) => lng)
    return Math.max(...lngs) - Math.min(...lngs)
  }
  return [3, 5].map((minZoom) => ({
    layer: 'water',
    minZoom,
    features: all
      .filter((rings) => size(rings) >= 1 === (minZoom === 3))
      .map((rings) => areaFeature(rings, { kind: 'lake', min_zoom: minZoom })),
  }))
}

/** People from which a place is named, by zoom. */
const CITY_ZOOMS = [
  [3, 2_500_000],
  [4, 900_000],
  [5, 400_000],
  [6, 150_000],
  [7, 60_000],
  [8, 20_000],
] as const

function labelLayers(): LayerFeatures[] {
  const parts: LayerFeatures[] = []
  const add = (layer: string, minZoom: number, maxZoom: number, features: Feature[]) =>
    parts.push({ layer, minZoom, maxZoom, features })
  add(
    'places',
    3,
    6,
    COUNTRIES.map(({ at, ...name }) =>
      pointFeature([...at], { kind: 'country', min_zoom: 3, population_rank: 18, ...named(name) }),
    ),
  )
  add('places', 5, 8, [
    ...stateLabels().flatMap(({ id, country, at }) => {
      const name =
        country === 'CA'
          ? PROVINCES[id]
          : STATE_NAMES[id] && { name: STATE_NAMES[id], ...STATES[STATE_NAMES[id]] }
      return name
        ? [pointFeature(at, { kind: 'region', min_zoom: 5, population_rank: 14, ...named(name) })]
        : []
    }),
    ...MEXICAN_STATES.map(({ at, ...name }) =>
      pointFeature([...at], { kind: 'region', min_zoom: 5, population_rank: 14, ...named(name) }),
    ),
  ])
  for (const { at, minZoom, ...name } of WATERS)
    add('water', minZoom, minZoom === 3 ? 7 : 8, [
      pointFeature([...at], { kind: minZoom === 3 ? 'ocean' : 'lake', min_zoom: minZoom, ...named(name) }),
    ])
  const all = cities(20_000)
  for (const [index, [minZoom, least]] of CITY_ZOOMS.entries()) {
    const most = CITY_ZOOMS[index - 1]?.[1] ?? Number.POSITIVE_INFINITY
    add(
      'places',
      minZoom,
      8,
      all
        .filter(({ population }) => population >= least && population < most)
        .map(({ name, population, at }) =>
          pointFeature(at, {
            kind: 'locality',
            min_zoom: minZoom,
            population,
            population_rank: Math.min(17, Math.max(1, Math.round(Math.log2(population / 200)))),
            ...named(CITIES[name] ?? { name }),
          }),
        ),
    )
  }
  return parts
}
