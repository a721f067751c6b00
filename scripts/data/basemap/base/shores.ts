import type { LngLat } from '#domain/geo/lngLat'
import { smooth } from '../districts/lines'
import { SHORE } from '../districts/torontoShape'
import { planeAt } from '../plane'
import type { Rings } from './sources'

/** Lake Michigan's shore from Evanston to where the city's own tiles take it up, drawn by hand. */
const NORTH_OF_CHICAGO: readonly LngLat[] = [
  [-87.691, 42.088],
  [-87.674, 42.058],
  [-87.667, 42.035],
  [-87.6605, 42.012],
  [-87.6565, 41.995],
  [-87.651, 41.981],
  [-87.6414, 41.9687],
]

/** Before the city the base's shore runs a little out in the lake: the city's own tiles draw the true one. */
const BESIDE_CHICAGO: readonly LngLat[] = [
  [-87.629, 41.968],
  [-87.619, 41.952],
  [-87.604, 41.91],
  [-87.594, 41.88],
  [-87.5865, 41.83],
]

/** Lake Michigan's shore from where the city's own tiles leave it to Indiana, drawn by hand. */
const SOUTH_OF_CHICAGO: readonly LngLat[] = [
  [-87.5816, 41.8047],
  [-87.573, 41.788],
  [-87.56, 41.772],
  [-87.546, 41.755],
  [-87.528, 41.737],
  [-87.51, 41.715],
  [-87.475, 41.697],
]

/** In three parts, so that each end of the city's own shore stays a sharp corner. */
const michigan = (): LngLat[] => [
  ...smoothShore(NORTH_OF_CHICAGO),
  ...BESIDE_CHICAGO,
  ...smoothShore(SOUTH_OF_CHICAGO),
]

/** A stretch of shore that replaces Natural Earth's, which is off by up to a kilometer; it ends on points of that. */
const SHORES: readonly (readonly LngLat[])[] = [michigan(), smoothShore(SHORE)]

/** A hand-made shore as a round line, a point about every `step` meters. */
export function smoothShore(points: readonly LngLat[], step = 250): LngLat[] {
  const plane = planeAt(points[0] ?? [0, 0])
  return smooth(points.map(plane.toPoint), step).map(plane.toPosition)
}

/** The lakes with finer shores where the cities are. */
export function withShores(lakes: readonly Rings[]): Rings[] {
  return SHORES.reduce<Rings[]>((all, shore) => all.map((rings) => withShore(rings, shore)), [...lakes])
}

/** How near a ring has to come to both ends of a shore to be its lake, degrees. */
const NEAR = 0.003

function withShore(rings: Rings, shore: readonly LngLat[]): Rings {
  const [outer = [], ...holes] = rings
  const open = outer.slice(0, -1)
  const indexOf = ([lng, lat]: LngLat): number =>
    open.findIndex(([x, y]) => Math.abs(x - lng) < NEAR && Math.abs(y - lat) < NEAR)
  const [first, last] = [indexOf(shore[0] as LngLat), indexOf(shore.at(-1) as LngLat)]
  if (first < 0 || last < 0) return rings
  // The shorter way round the ring between the two ends is what gives way.
  const forward = (last - first + open.length) % open.length
  const isForward = forward * 2 <= open.length
  const [from, to, line] = isForward ? [first, last, shore] : [last, first, [...shore].reverse()]
  const turned = [...open.slice(to), ...open.slice(0, to)]
  const kept = turned.slice(0, (from - to + open.length) % open.length || open.length)
  const ring = [...kept, ...line]
  return [[...ring, ring[0] as LngLat], ...holes]
}
