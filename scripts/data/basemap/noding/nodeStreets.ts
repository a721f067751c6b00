import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import type { RoadClass } from '#domain/geo/road'
import { roundPosition } from '../../demo-data/plan/geo'
import { type Plane, type Point, planeAt } from '../plane'
import type { StreetEdge } from '../streetGraph'
import { type Cut, findCuts, type PlaneLine } from './cuts'
import { mergeSegments } from './mergeSegments'
import { nodePool } from './nodePool'
import type { StreetLine } from './streetLine'
import type { StreetSegment } from './streetSegment'
import { strongComponent } from './strongComponent'

/** How far, in meters, an end may be off the street that it joins: 5 grid units of a z13 tile. */
const SNAP_DISTANCE_M = 4.5

const SMALL_ROADS: readonly RoadClass[] = ['tertiary', 'minor', 'link', 'service']

export interface NodedStreets {
  graph: { nodes: LngLat[]; edges: StreetEdge[] }
  /** Every street from end to end, past its junctions, those too that no vehicle of the graph can reach. */
  drawn(): StreetLine[]
  /** The same without small streets that lead nowhere: a generator may leave some. */
  connected(): StreetLine[]
}

/**
 * Cuts streets at their junctions and keeps the part in which every place can be reached.
 * @param limit speed limit of a class, mph
 * @param nameOf names a piece that has no name yet
 */
export function nodeStreets(
  streets: readonly StreetLine[],
  limit: (roadClass: RoadClass) => number,
  nameOf: (shape: readonly LngLat[], roadClass: RoadClass) => string | null = () => null,
): NodedStreets {
  const plane = planeAt(streets[0]?.points[0] ?? [0, 0])
  const lines = streets.map((street) => ({ street, points: street.points.map(plane.toPoint) }))
  const pool = nodePool(SNAP_DISTANCE_M)
  const cuts = findCuts(lines, SNAP_DISTANCE_M)
  const segments = mergeSegments(
    lines.flatMap((line, index) =>
      segmentsOf(line, cuts[index] ?? [], pool.nodeAt).map((segment) => ({
        ...segment,
        name: segment.name ?? nameOf(segment.shape.map(plane.toPosition), segment.roadClass),
      })),
    ),
  )
  const reachable = strongComponent(pool.points.length, segments)
  const isReached = ({ from, to }: StreetSegment): boolean =>
    reachable[from] === true && reachable[to] === true
  const reached = segments.filter(isReached)
  return {
    graph: makeGraph(reached, pool.points, plane, limit),
    drawn: () => mergeToLines(segments, plane),
    connected: () =>
      mergeToLines(
        segments.filter((segment) => isReached(segment) || !SMALL_ROADS.includes(segment.roadClass)),
        plane,
      ),
  }
}

/** Pieces as the longest lines that they make. */
function mergeToLines(segments: readonly StreetSegment[], plane: Plane): StreetLine[] {
  return [...groupByRoad(segments).values()]
    .flatMap(mergeSegments)
    .map(({ shape, from: _from, to: _to, ...road }) => ({
      ...road,
      points: shape.map(plane.toPosition),
    }))
}

/** Pieces that a map draws as one road, so that a name has room along it. */
function groupByRoad(segments: readonly StreetSegment[]): Map<string, StreetSegment[]> {
  const roads = new Map<string, StreetSegment[]>()
  for (const segment of segments) {
    const key = [segment.roadClass, segment.name, segment.oneWay, segment.level].join('|')
    const road = roads.get(key)
    if (road) road.push(segment)
    else roads.set(key, [segment])
  }
  return roads
}

/** A line's pieces between its ends and cuts; what is shorter than a node's own reach is dropped. */
function segmentsOf(
  { street, points }: PlaneLine,
  cuts: readonly Cut[],
  nodeAt: (point: Point) => number,
): StreetSegment[] {
  const { points: _points, ...road } = street
  const sorted = [...cuts].sort((a, b) => a.segment - b.segment || a.at - b.at)
  const segments: StreetSegment[] = []
  let from = nodeAt(points[0] as Point)
  let shape: Point[] = [points[0] as Point]
  let next = 0

  function end(point: Point) {
    const to = nodeAt(point)
    if (to !== from || shape.length > 2) {
      if (to !== from) segments.push({ ...road, from, to, shape: [...shape, point] })
      from = to
      shape = [point]
    }
  }
  for (let segment = 0; segment < points.length - 1; segment++) {
    for (let cut = sorted[next]; cut && cut.segment === segment; cut = sorted[++next]) end(cut.point)
    if (segment < points.length - 2) shape.push(points[segment + 1] as Point)
  }
  end(points.at(-1) as Point)
  return segments
}

function makeGraph(
  segments: readonly StreetSegment[],
  points: readonly Point[],
  plane: Plane,
  limit: (roadClass: RoadClass) => number,
): { nodes: LngLat[]; edges: StreetEdge[] } {
  const number = new Map<number, number>()
  const nodes: LngLat[] = []
  function numberOf(node: number): number {
    const known = number.get(node)
    if (known !== undefined) return known
    number.set(node, nodes.length)
    return nodes.push(roundPosition(plane.toPosition(points[node] as Point))) - 1
  }
  const edges: StreetEdge[] = []
  for (const segment of segments) {
    const [from, to] = [numberOf(segment.from), numberOf(segment.to)]
    const shape = segment.shape.map((point) => roundPosition(plane.toPosition(point)))
    shape[0] = nodes[from] as LngLat
    shape[shape.length - 1] = nodes[to] as LngLat
    const { roadClass, name, oneWay } = segment
    const lengthMi = lengthOf(shape)
    if (lengthMi > 0 && from !== to)
      edges.push({ from, to, shape, lengthMi, roadClass, name, oneWay, limitMph: limit(roadClass) })
  }
  return { nodes, edges }
}

function lengthOf(shape: readonly LngLat[]): number {
  return shape.slice(1).reduce((sum, to, index) => sum + distanceMi(shape[index] as LngLat, to), 0)
}
