/** Who is named on the map, as the licenses of the data ask. */
export interface Attribution {
  text: string
  url?: string
}

export const OPENSTREETMAP: Attribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}
const NATURAL_EARTH: Attribution = { text: 'Natural Earth', url: 'https://www.naturalearthdata.com' }
const GEONAMES: Attribution = { text: 'GeoNames', url: 'https://www.geonames.org' }
const CENSUS: Attribution = { text: 'US Census Bureau', url: 'https://www.census.gov' }

export const BASE_ATTRIBUTION: readonly Attribution[] = [NATURAL_EARTH, GEONAMES, CENSUS]
export const STREET_ATTRIBUTION: readonly Attribution[] = [OPENSTREETMAP]
/** Invented streets belong to nobody that has to be named. */
export const NO_ATTRIBUTION: readonly Attribution[] = []
