import type { VectorTileFeature } from '@mapbox/vector-tile'
import type { LngLat } from '#domain/geo/lngLat'
import type { Point } from '../plane'

export interface TileAddress {
  z: number
  x: number
  y: number
}

/** The place of a tile's own grid point on the earth (web Mercator). */
export function tilePosition({ z, x, y }: TileAddress, [column, row]: Point, extent: number): LngLat {
  const size = 2 ** z
  const lng = ((x + column / extent) / size) * 360 - 180
  const turn = Math.PI * (1 - (2 * (y + row / extent)) / size)
  return [lng, (Math.atan(Math.sinh(turn)) * 180) / Math.PI]
}

/** The lines of a feature without what lies in the tile's buffer, so that neighbors meet at the edge. */
export function linesInTile(tile: TileAddress, feature: VectorTileFeature): LngLat[][] {
  const { extent } = feature
  return feature
    .loadGeometry()
    .flatMap((line) =>
      clipSegment(
        line.map(({ x, y }): Point => [x, y]),
        extent,
      ),
    )
    .map((line) => line.map((point) => tilePosition(tile, point, extent)))
}

/** The parts of a line inside the square from 0 to `extent` (Liang and Barsky, a segment at a time). */
export function clipSegment(line: readonly Point[], extent: number): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, b] of line.slice(1).entries()) {
    const a = line[index] as Point
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    let [enter, leave] = [0, 1]
    for (const [step, room] of [
      [-dx, a[0]],
      [dx, extent - a[0]],
      [-dy, a[1]],
      [dy, extent - a[1]],
    ] as const) {
      if (step === 0 && room < 0) leave = -1
      else if (step < 0) enter = Math.max(enter, room / step)
      else if (step > 0) leave = Math.min(leave, room / step)
    }
    if (enter >= leave) continue
    if (enter > 0 || part.length === 0) part = begin([a[0] + dx * enter, a[1] + dy * enter])
    part.push([a[0] + dx * leave, a[1] + dy * leave])
  }
  return parts

  function begin(point: Point): Point[] {
    const fresh = [point]
    parts.push(fresh)
    return fresh
  }
}
