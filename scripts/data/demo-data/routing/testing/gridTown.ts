import { seededRandom } from '#domain/base/seededRandom'
import { type Box, DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import type { RoadClass } from '#domain/geo/road'
import type { StreetEdge, StreetGraph } from '../../../basemap/streetGraph'

/** How a grid town is drawn. */
interface Plan {
  box: Box
  columns: number
  rows: number
}

const SMALL: Plan = { box: DRIVING_BOXES.us, columns: 31, rows: 51 }

/**
 * A town for tests: streets (`R` and a number) cross avenues (`C` and a number), every fifth is a
 * bigger one, `R1` is one-way to the east, and a motorway runs through the middle, a carriageway each
 * way, with a ramp up and down at every fourth avenue.
 */
export function gridTown({ box, columns, rows }: Plan = SMALL): StreetGraph {
  const nodes: LngLat[] = []
  const edges: StreetEdge[] = []
  // No two blocks are as long as each other, or every way would be a whole number of blocks.
  const random = seededRandom(7)
  const off = () => (random.next() - 0.5) * 0.0012
  const lng = (column: number) => box.west + ((box.east - box.west) * column) / (columns - 1)
  const lat = (row: number) => box.south + ((box.north - box.south) * row) / (rows - 1)
  const add = (position: LngLat): number => nodes.push(position) - 1
  const at = (column: number, row: number): number => row * columns + column
  function join(
    from: number,
    to: number,
    roadClass: RoadClass,
    name: string | null,
    limitMph: number,
    oneWay = false,
  ) {
    const shape = [nodes[from] as LngLat, nodes[to] as LngLat]
    edges.push({
      from,
      to,
      shape,
      lengthMi: distanceMi(shape[0] as LngLat, shape[1] as LngLat),
      roadClass,
      name,
      oneWay,
      limitMph,
    })
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) add([lng(column) + off(), lat(row) + off()])
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const size = (line: number): RoadClass => (line % 5 === 0 ? 'secondary' : 'minor')
      const limit = (line: number) => (line % 5 === 0 ? 35 : 30)
      if (column + 1 < columns)
        join(at(column, row), at(column + 1, row), size(row), `R${row}`, limit(row), row === 1)
      if (row + 1 < rows)
        join(at(column, row), at(column, row + 1), size(column), `C${column}`, limit(column))
    }
  const middle = Math.floor(rows / 2)
  for (const [shift, turn] of [
    [0.3, 1],
    [0.7, -1],
  ] as const) {
    let before = -1
    for (let step = 0; step < columns; step++) {
      const column = turn > 0 ? step : columns - 1 - step
      const node = add([lng(column), lat(middle + shift)])
      if (before >= 0) join(before, node, 'motorway', 'M1', 55, true)
      before = node
      if (column % 4 !== 0) continue
      const street = at(column, shift < 0.5 ? middle : middle + 1)
      join(street, node, 'link', null, 30, true)
      join(node, street, 'link', null, 30, true)
    }
  }
  return { region: 'us', synthetic: true, nodes, edges }
}
