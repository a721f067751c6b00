import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { SourceTile } from '../tiles/sourceTile'

/** OpenStreetMap data of Chicago as 30 vector tiles of zoom 13 (ODbL 1.0), in the package's own scheme. */
const FOLDER = join('node_modules', '@mapbox', 'mvt-fixtures', 'real-world', 'chicago')

/** The tiles in the order of their names. */
export function readTiles(folder = FOLDER): SourceTile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mvt'))
    .sort()
    .map((name) => {
      const [z = 0, x = 0, y = 0] = name.replace('.mvt', '').split('-').map(Number)
      const { layers } = new VectorTile(new PbfReader(readFileSync(join(folder, name))))
      return { z, x, y, layers }
    })
}
