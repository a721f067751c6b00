import TinyQueue from 'tinyqueue'
import type { Arc, RoadNetwork } from './roadNetwork'

/** Seconds that an arc is thought to take: what a driver goes by. Above 0. */
export type Weight = (arc: Arc) => number

/** Shortest paths between one node and all others. */
export interface ShortestPathTree {
  root: number
  /** Miles of the shortest path; Infinity where there is none. */
  miles: Float64Array
  /** Seconds at the limits, without a stop. */
  seconds: Float64Array
  /** Miles of it on roads that are made for going fast. */
  fastMiles: Float64Array
  /** Ids of the arcs that lead towards the root; -1 at the root. */
  arc: Int32Array
}

/** More nodes than any net has: a cost and a node in one number, so that a queue of numbers will do. */
const MAX_NODES = 2 ** 18

/** What an arc at a closed node costs, milliseconds: more than any way takes. */
const CLOSED_COST = 100_000_000

/**
 * Shortest paths from `root` to all nodes (`from`) or from all nodes to it (`to`): Dijkstra by
 * `weight`. Paths keep away from the node `closed` where they can.
 */
export function shortestPathTree(
  network: RoadNetwork,
  root: number,
  direction: 'from' | 'to',
  weight: Weight,
  closed = -1,
): ShortestPathTree {
  const size = network.nodes.length
  if (size > MAX_NODES) throw new RangeError(`${size} nodes are more than a tree has room for`)
  const costs = arcCosts(network, weight)
  const { first, arcIds, ends } = arcListsOf(network)[direction]
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const arcs = new Int32Array(size).fill(-1)
  // In the order in which they are reached: each after the one before it on the way.
  const reachedNodes: number[] = []
  const queue = new TinyQueue<number>([root])
  cost[root] = 0
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    const node = best % MAX_NODES
    const reached = (best - node) / MAX_NODES
    if (reached > (cost[node] as number)) continue
    reachedNodes.push(node)
    for (let at = first[node] as number; at < (first[node + 1] as number); at++) {
      const id = arcIds[at] as number
      const other = ends[at] as number
      const isClosed = node === closed || other === closed
      const newCost = reached + (isClosed ? CLOSED_COST : (costs[id] as number))
      if (newCost >= (cost[other] as number)) continue
      cost[other] = newCost
      arcs[other] = id
      queue.push(newCost * MAX_NODES + other)
    }
  }
  return { root, arc: arcs, ...measureTree(network, root, direction, reachedNodes, arcs) }
}

/** Miles and seconds of the paths, summed from the root. */
function measureTree(
  network: RoadNetwork,
  root: number,
  direction: 'from' | 'to',
  nodes: readonly number[],
  arcs: Int32Array,
): Pick<ShortestPathTree, 'miles' | 'seconds' | 'fastMiles'> {
  const miles = new Float64Array(network.nodes.length).fill(Number.POSITIVE_INFINITY)
  const seconds = new Float64Array(network.nodes.length)
  const fastMiles = new Float64Array(network.nodes.length)
  miles[root] = 0
  for (const node of nodes) {
    const arc = network.arcs[arcs[node] as number]
    if (!arc) continue
    const before = direction === 'from' ? arc.from : arc.to
    miles[node] = (miles[before] as number) + arc.miles
    seconds[node] = (seconds[before] as number) + limitSeconds(arc)
    fastMiles[node] = (fastMiles[before] as number) + (isFastRoad(arc) ? arc.miles : 0)
  }
  return { miles, seconds, fastMiles }
}

/** Arcs of each node in one list: those of node `n` from `first[n]` up to `first[n + 1]`. */
interface ArcLists {
  first: Int32Array
  arcIds: Int32Array
  /** Nodes at the other end. */
  ends: Int32Array
}

const arcLists = new WeakMap<RoadNetwork, Record<'from' | 'to', ArcLists>>()

function arcListsOf(network: RoadNetwork): Record<'from' | 'to', ArcLists> {
  const cached = arcLists.get(network)
  if (cached) return cached
  const listOf = (lists: readonly number[][], end: (arc: Arc) => number): ArcLists => {
    const arcIds = Int32Array.from(network.nodes.flatMap((_, node) => lists[node] ?? []))
    const first = new Int32Array(network.nodes.length + 1)
    network.nodes.forEach((_, node) => {
      first[node + 1] = (first[node] as number) + (lists[node]?.length ?? 0)
    })
    return { first, arcIds, ends: arcIds.map((id) => end(network.arcs[id] as Arc)) }
  }
  const made = {
    from: listOf(network.outgoing, ({ to }) => to),
    to: listOf(network.incoming, ({ from }) => from),
  }
  arcLists.set(network, made)
  return made
}

const costCache = new WeakMap<RoadNetwork, Map<Weight, Float64Array>>()

/** What each arc costs, whole milliseconds. */
function arcCosts(network: RoadNetwork, weight: Weight): Float64Array {
  const lists = costCache.get(network) ?? new Map<Weight, Float64Array>()
  costCache.set(network, lists)
  const cached = lists.get(weight)
  if (cached) return cached
  const costs = Float64Array.from(network.arcs, (arc) => Math.max(1, Math.round(weight(arc) * 1000)))
  lists.set(weight, costs)
  return costs
}

/** Whether speeds over 80 mph are plausible on the road. */
export function isFastRoad({ roadClass }: Pick<Arc, 'roadClass'>): boolean {
  return roadClass === 'motorway' || roadClass === 'trunk'
}

/** Seconds that an arc takes at its limit. */
export function limitSeconds({ miles, limitMph }: Arc): number {
  return (miles / limitMph) * 3600
}

/** Arcs from the root of a `from` tree to `node`, in order. */
export function arcsTo(network: RoadNetwork, { arc }: ShortestPathTree, node: number): Arc[] {
  const arcs: Arc[] = []
  for (let at = node; (arc[at] ?? -1) >= 0; ) {
    const one = network.arcs[arc[at] as number] as Arc
    arcs.push(one)
    at = one.from
  }
  return arcs.reverse()
}

/** Arcs from `node` to the root of a `to` tree, in order. */
export function arcsFrom(network: RoadNetwork, { arc }: ShortestPathTree, node: number): Arc[] {
  const arcs: Arc[] = []
  for (let at = node; (arc[at] ?? -1) >= 0; ) {
    const one = network.arcs[arc[at] as number] as Arc
    arcs.push(one)
    at = one.to
  }
  return arcs
}
