import type { RoadClass } from '#domain/geo/road'
import { type NodedStreets, nodeStreets } from '../noding/nodeStreets'
import { readTiles } from './readTiles'
import { streetNames } from './streetNames'
import { chicagoStreets } from './streets'

/** Chicago's streets, noded and named. */
export function chicago(limit: (roadClass: RoadClass) => number): NodedStreets {
  const tiles = readTiles()
  return nodeStreets(chicagoStreets(tiles), limit, streetNames(tiles))
}
