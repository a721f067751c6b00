import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { AreaKind, MapArea } from '#domain/geofence/areas'
import { REGIONS } from '../plan/regions'
import { atlasRing } from './atlas'
import { partition } from './partition'
import { AREA_SEEDS } from './seeds'
import { ZIP_SEEDS } from './zipSeeds'

/** ISO 3166 codes, names and numbers of Natural Earth's countries (world-atlas, public domain). */
const COUNTRIES: Record<Region, readonly [code: string, name: string, id: string]> = {
  us: ['US', 'United States', '840'],
  ca: ['CA', 'Canada', '124'],
  mx: ['MX', 'Mexico', '484'],
}

/** Cook County and its neighbors by FIPS code (us-atlas, US Census Bureau, public domain). */
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

/** The areas dataset (docs/decisions.md D25): known areas that a fence may be chosen from. */
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
    ...made('zipCode', partition(towns[0]?.ring ?? [], ZIP_SEEDS[region])),
  ]
}
