import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import type { RoadClass } from '#domain/geo/road'
import { strongComponent } from '../../basemap/noding/strongComponent'
import type { StreetEdge, StreetGraph } from '../../basemap/streetGraph'
import { roundPosition } from '../plan/geo'
import { simplifyLine } from './simplifyLine'

/** One direction of a street between two nodes: what may be driven at one go. */
export interface Arc {
  id: number
  from: number
  to: number
  /** From its start to its end. */
  shape: readonly LngLat[]
  miles: number
  roadClass: RoadClass
  limitMph: number
  name: string | null
  oneWay: boolean
  /** The arc of the other direction; -1 on a one-way street. */
  reverse: number
}

/** The streets of a region as a vehicle meets them: from each of its nodes every other can be reached. */
export interface RoadNetwork {
  region: Region
  nodes: LngLat[]
  arcs: Arc[]
  /** Ids of the arcs that leave each node. */
  outgoing: number[][]
  /** Ids of the arcs that come to each node. */
  incoming: number[][]
}

/** A street is kept without the points that are no farther than this from it without them, meters. */
const SIMPLIFY_TOLERANCE_M = 2

/** A place on a street where trips begin and end: so many miles along an edge. */
export interface Split {
  edge: StreetEdge
  mile: number
}

/**
 * The net of a graph's edges, cut at `splits` so that each of them is a node of its own. Nodes that
 * cannot be left or reached are left out; throws when a split is on a street that is.
 */
export function makeRoadNetwork(
  graph: Pick<StreetGraph, 'region' | 'nodes' | 'edges'>,
  splits: readonly Split[] = [],
): { network: RoadNetwork; splitNodes: number[] } {
  const edges = drivableEdges(graph)
  const network: RoadNetwork = { region: graph.region, nodes: [], arcs: [], outgoing: [], incoming: [] }
  const numbers = new Map<number, number>()
  const nodeOf = (node: number): number => {
    const known = numbers.get(node) ?? network.nodes.push(graph.nodes[node] as LngLat) - 1
    numbers.set(node, known)
    return known
  }
  const splitNodes: number[] = splits.map(() => -1)
  const cutsOf = new Map<StreetEdge, number[]>()
  for (const [at, { edge }] of splits.entries()) cutsOf.set(edge, [...(cutsOf.get(edge) ?? []), at])
  for (const edge of edges) {
    const cuts = (cutsOf.get(edge) ?? []).toSorted((a, b) => mileOf(splits, a) - mileOf(splits, b))
    let from = nodeOf(edge.from)
    let rest = edge.shape
    let cutMile = 0
    for (const cut of cuts) {
      const [before, after] = splitShape(rest, mileOf(splits, cut) - cutMile)
      const node = network.nodes.push(after[0] as LngLat) - 1
      splitNodes[cut] = node
      addStreet(network, edge, from, node, before)
      cutMile = mileOf(splits, cut)
      from = node
      rest = after
    }
    addStreet(network, edge, from, nodeOf(edge.to), rest)
  }
  const missing = splitNodes.indexOf(-1)
  if (missing >= 0) throw new Error(`A stop of ${graph.region} is on a street that leads nowhere`)
  return { network, splitNodes }
}

/** Edges whose both ends are of the largest part in which every node can be reached from every other. */
export function drivableEdges({ nodes, edges }: Pick<StreetGraph, 'nodes' | 'edges'>): StreetEdge[] {
  const inside = strongComponent(nodes.length, edges)
  return edges.filter(({ from, to }) => inside[from] && inside[to])
}

const mileOf = (splits: readonly Split[], at: number): number => splits[at]?.mile ?? 0

function addStreet(
  network: RoadNetwork,
  edge: StreetEdge,
  from: number,
  to: number,
  drawn: readonly LngLat[],
): void {
  // As it is kept: ways are as long as the sum of their arcs.
  const shape = simplifyLine(drawn, SIMPLIFY_TOLERANCE_M).map(roundPosition)
  const { roadClass, limitMph, name, oneWay } = edge
  const road = { miles: lengthMi(shape), roadClass, limitMph, name, oneWay }
  const there = network.arcs.length
  addArc(network, { id: there, from, to, shape, ...road, reverse: oneWay ? -1 : there + 1 })
  if (!oneWay)
    addArc(network, { id: there + 1, from: to, to: from, shape: shape.toReversed(), ...road, reverse: there })
}

function addArc(network: RoadNetwork, arc: Arc): void {
  network.arcs.push(arc)
  network.outgoing[arc.from] = [...(network.outgoing[arc.from] ?? []), arc.id]
  network.incoming[arc.to] = [...(network.incoming[arc.to] ?? []), arc.id]
}

/** Miles along a shape. */
export function lengthMi(shape: readonly LngLat[]): number {
  return shape.reduce((miles, point, at) => {
    const before = shape[at - 1]
    return before ? miles + distanceMi(before, point) : 0
  }, 0)
}

/** A shape in two, so many miles from its start; both have the point of the cut. */
export function splitShape(shape: readonly LngLat[], mile: number): [before: LngLat[], after: LngLat[]] {
  let cutMile = 0
  for (let at = 1; at < shape.length; at++) {
    const from = shape[at - 1] as LngLat
    const to = shape[at] as LngLat
    const length = distanceMi(from, to)
    if (cutMile + length >= mile || at === shape.length - 1) {
      const share = length > 0 ? Math.min(1, Math.max(0, (mile - cutMile) / length)) : 0
      const cut: LngLat = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      return [
        [...shape.slice(0, at), cut],
        [cut, ...shape.slice(at)],
      ]
    }
    cutMile += length
  }
  return [[...shape], shape.slice(-1)]
}
