import type { AreaKind, MapArea } from '../../../src/domain/areas'
import { boundsOf } from '../../../src/domain/geofenceMeasure'
import type { Region } from '../../../src/domain/locale'
import { seededRandom } from '../../../src/domain/seededRandom'
import type { LngLat } from '../../../src/domain/vehicle'
import { REGIONS } from '../regions'
import { atlasRing } from './atlas'
import { type Part, partition } from './partition'
import { AREA_SEEDS, ZIP_CODES } from './seeds'

/** ISO 3166 codes, names and numbers of Natural Earth's countries (world-atlas, public domain). */
const COUNTRIES: Record<Region, readonly [code: string, name: string, id: string]> = {
  us: ['US', 'United States', '840'],
  ca: ['CA', 'Canada', '124'],
  mx: ['MX', 'Mexico', '484'],
}

/** Cook County and its neighbours by FIPS code (us-atlas, US Census Bureau, public domain). */
const US_COUNTIES = [
  ['17031', 'Cook County'],
  ['17043', 'DuPage County'],
  ['17097', 'Lake County'],
  ['17111', 'McHenry County'],
  ['17089', 'Kane County'],
  ['17197', 'Will County'],
  ['17093', 'Kendall County'],
  ['18089', 'Lake County, Indiana'],
] as const

/** Cells of a city's box on each side of the grid that zip codes grow from. */
const ZIP_GRID = { columns: 5, rows: 6 }

/** The areas dataset (decision 25): known areas that a fence may be chosen from. */
export function buildAreas(): MapArea[] {
  return REGIONS.flatMap((region) => regionAreas(region)).map((area, at) => ({ id: `ar-${at + 1}`, ...area }))
}

type Area = Omit<MapArea, 'id'>

function regionAreas(region: Region): Area[] {
  const { land, cities, counties } = AREA_SEEDS[region]
  const made = (kind: AreaKind, parts: { name: string; ring: LngLat[] }[]): Area[] =>
    parts.map(({ name, ring }) => ({ region, kind, name, code: null, illustrative: true, ring }))
  const towns = made('city', partition(land, cities))
  const [code, country, id] = COUNTRIES[region]
  return [
    {
      region,
      kind: 'country',
      name: country,
      code,
      illustrative: false,
      ring: atlasRing('world-atlas/countries-110m.json', 'countries', id, 2),
    },
    ...(counties === null
      ? US_COUNTIES.map(
          ([fips, name]): Area => ({
            region,
            kind: 'county',
            name,
            code: null,
            illustrative: false,
            ring: atlasRing('us-atlas/counties-10m.json', 'counties', fips, 4),
          }),
        )
      : made('county', partition(land, counties))),
    ...towns,
    ...made('zipCode', zipCells(region, towns[0]?.ring ?? [])),
  ]
}

/** Cells on a shaken grid over the city, in reading order: north to south, west to east. */
function zipCells(region: Region, city: readonly LngLat[]): { name: string; ring: LngLat[] }[] {
  const random = seededRandom(REGIONS.indexOf(region) + 25)
  const [west, south, east, north] = boundsOf(city) ?? [0, 0, 0, 0]
  const { columns, rows } = ZIP_GRID
  const shaken = (cells: number, at: number): number => (at + 0.2 + random.next() * 0.6) / cells
  const seeds = Array.from({ length: columns * rows }, (_, at): Part => {
    const lng = west + (east - west) * shaken(columns, at % columns)
    const lat = north - (north - south) * shaken(rows, Math.floor(at / columns))
    return { name: String(at), seeds: [[lng, lat]] }
  })
  return partition(city, seeds).map(({ ring }, at) => ({ name: ZIP_CODES[region](at), ring }))
}
