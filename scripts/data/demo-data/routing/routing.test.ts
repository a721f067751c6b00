import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import type { StreetEdge } from '../../basemap/streetGraph'
import { chooseRoute, LENGTH_TOLERANCE_MI, type RouteRequirements } from './chooseRoute'
import { lineMiles, lineOf } from './encode'
import { hasNotch } from './notches'
import { makeRoadNetwork } from './roadNetwork'
import { fastStretches, repeatedShare } from './route'
import { arcsTo, shortestPathTree } from './shortestPathTree'
import { streetIndex } from './streetIndex'
import { gridTown } from './testing/gridTown'
import { WEIGHTS } from './weights'

const graph = gridTown()
const { network } = makeRoadNetwork(graph)
const corner = (column: number, row: number): LngLat => graph.nodes[row * 31 + column] as LngLat
const node = (column: number, row: number): number => network.nodes.indexOf(corner(column, row))
const trees = (from: number, to: number) =>
  (['quick', 'liked', 'fast'] as const).map(
    (name) =>
      [
        shortestPathTree(network, from, 'from', WEIGHTS[name]),
        shortestPathTree(network, to, 'to', WEIGHTS.quick),
      ] as const,
  )

describe('a tree', () => {
  it('has the quickest path, arc by arc', () => {
    const route = arcsTo(network, shortestPathTree(network, node(0, 5), 'from', WEIGHTS.quick), node(4, 5))
    expect(route.map(({ name }) => name)).toEqual(['R5', 'R5', 'R5', 'R5'])
    expect(route.every((arc, at) => arc.from === (route[at - 1]?.to ?? node(0, 5)))).toBe(true)
  })

  it('does not go against a one-way street', () => {
    const route = arcsTo(network, shortestPathTree(network, node(4, 1), 'from', WEIGHTS.quick), node(2, 1))
    expect(route.length).toBeGreaterThan(2)
    expect(route.filter(({ name }) => name === 'R1')).toEqual([])
  })

  it('is symmetric in both directions', () => {
    const there = shortestPathTree(network, node(2, 2), 'from', WEIGHTS.quick)
    const back = shortestPathTree(network, node(20, 30), 'to', WEIGHTS.quick)
    expect(there.seconds[node(20, 30)]).toBeCloseTo(back.seconds[node(2, 2)] ?? 0, 6)
  })
})

describe('a chosen route', () => {
  const requirements = { miles: 6, seconds: (6 / 20) * 3600, fast: null }
  /** The first of many lengths that the town has a way of: it is too small for every one. */
  const someRoute = (from: number, to: number, required: Partial<RouteRequirements> = {}) => {
    for (let miles = 6; miles < 12; miles += 0.1) {
      const candidate = chooseRoute(network, seededRandom(1), trees(from, to), {
        ...requirements,
        seconds: 1800,
        ...required,
        miles,
      })
      if (candidate) return { ...candidate, miles }
    }
    throw new Error('The town has no way')
  }

  it('is as long as needed, from one place to the other', () => {
    const { route, miles } = someRoute(node(3, 3), node(9, 12))
    expect(Math.abs(lineMiles(route) - miles)).toBeLessThanOrEqual(LENGTH_TOLERANCE_MI)
    expect(route.arcs[0]?.from).toBe(node(3, 3))
    expect(route.arcs.at(-1)?.to).toBe(node(9, 12))
  })

  it('never turns aside and straight back', () => {
    const fast = { within: [{ from: 0, to: 1 }], share: 0.1 }
    const { route } = someRoute(node(3, 18), node(28, 30), { fast })
    expect(hasNotch(lineOf(route))).toBe(false)
  })

  it('never turns on the spot', () => {
    expect(repeatedShare(someRoute(node(3, 3), node(3, 3)).route)).toBeLessThan(1)
  })

  it('is null when the time is too short', () => {
    const hasty = { ...requirements, seconds: 60 }
    expect(chooseRoute(network, seededRandom(1), trees(node(3, 3), node(9, 12)), hasty)).toBeNull()
  })

  it('takes the motorway where somebody goes fast', () => {
    const fast = { within: [{ from: 0, to: 1 }], share: 0.1 }
    const { route } = someRoute(node(3, 18), node(28, 30), { fast })
    expect(fastStretches(route).some(({ from, to }) => to - from >= 0.1)).toBe(true)
  })
})

describe('a net', () => {
  it('is cut where trips begin and end', () => {
    const edge = graph.edges[10] as StreetEdge
    const cut = makeRoadNetwork(graph, [
      { edge, mile: edge.lengthMi * 0.75 },
      { edge, mile: edge.lengthMi * 0.25 },
    ])
    const [far = 0, near = 0] = cut.splitNodes
    const [start, end] = edge.shape as [LngLat, LngLat]
    const around = cut.network.outgoing[near]?.map((id) => cut.network.nodes[cut.network.arcs[id]?.to ?? -1])
    expect(around?.toSorted()).toEqual([start, cut.network.nodes[far]].toSorted())
    expect(cut.network.nodes[near]?.[0]).toBeCloseTo(start[0] * 0.75 + end[0] * 0.25, 9)
  })

  it('leaves out dead ends without an exit', () => {
    const trap = { ...(graph.edges[0] as StreetEdge), to: graph.nodes.length, oneWay: true }
    const { network: without } = makeRoadNetwork({
      ...graph,
      nodes: [...graph.nodes, [-87.7, 41.9]],
      edges: [...graph.edges, trap],
    })
    expect(without.arcs.length).toBe(network.arcs.length)
  })
})

it('finds the nearest street of a position', () => {
  const [lng, lat] = corner(10, 10)
  const [first] = streetIndex(graph.edges).near([lng + 0.001, lat + 0.0001], 500)
  expect(first?.edge.name).toBe('R10')
  expect(first?.meters).toBeLessThan(30)
})
