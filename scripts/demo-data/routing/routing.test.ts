import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/domain/kiosk/seededRandom'
import type { LngLat } from '../../../src/domain/vehicle/vehicle'
import type { StreetEdge } from '../../basemap/streetGraph'
import { chooseWay, TOLERANCE_MI } from './chooseWay'
import { drawnMiles } from './encode'
import { roadNet } from './roadNet'
import { streetIndex } from './streetIndex'
import { gridTown } from './testing/gridTown'
import { arcsTo, tree } from './tree'
import { fastStretches, repeated } from './way'
import { WEIGHTS } from './weights'

const graph = gridTown()
const { net } = roadNet(graph)
const corner = (column: number, row: number): LngLat => graph.nodes[row * 31 + column] as LngLat
const node = (column: number, row: number): number => net.nodes.indexOf(corner(column, row))
const trees = (from: number, to: number) =>
  (['quick', 'liked', 'fast'] as const).map(
    (name) => [tree(net, from, 'from', WEIGHTS[name]), tree(net, to, 'to', WEIGHTS.quick)] as const,
  )

describe('a tree', () => {
  it('has the quickest way, arc after arc', () => {
    const way = arcsTo(net, tree(net, node(0, 5), 'from', WEIGHTS.quick), node(4, 5))
    expect(way.map(({ name }) => name)).toEqual(['R5', 'R5', 'R5', 'R5'])
    expect(way.every((arc, at) => arc.from === (way[at - 1]?.to ?? node(0, 5)))).toBe(true)
  })

  it('does not go against a one-way street', () => {
    const way = arcsTo(net, tree(net, node(4, 1), 'from', WEIGHTS.quick), node(2, 1))
    expect(way.length).toBeGreaterThan(2)
    expect(way.filter(({ name }) => name === 'R1')).toEqual([])
  })

  it('lies the same in both directions', () => {
    const there = tree(net, node(2, 2), 'from', WEIGHTS.quick)
    const back = tree(net, node(20, 30), 'to', WEIGHTS.quick)
    expect(there.seconds[node(20, 30)]).toBeCloseTo(back.seconds[node(2, 2)] ?? 0, 6)
  })
})

describe('a chosen way', () => {
  const need = { miles: 6, seconds: (6 / 20) * 3600, fast: null }
  /** The first of many lengths that the town has a way of: it is too small for every one. */
  const someWay = (from: number, to: number) => {
    for (let miles = 6; miles < 8; miles += 0.1) {
      const fit = chooseWay(net, seededRandom(1), trees(from, to), { ...need, miles, seconds: 1800 })
      if (fit) return { ...fit, miles }
    }
    throw new Error('The town has no way')
  }

  it('is as long as needed, from one place to the other', () => {
    const { way, miles } = someWay(node(3, 3), node(9, 12))
    expect(Math.abs(drawnMiles(way) - miles)).toBeLessThanOrEqual(TOLERANCE_MI)
    expect(way.arcs[0]?.from).toBe(node(3, 3))
    expect(way.arcs.at(-1)?.to).toBe(node(9, 12))
  })

  it('never turns on the spot', () => {
    expect(repeated(someWay(node(3, 3), node(3, 3)).way)).toBeLessThan(1)
  })

  it('is none when the time is too short', () => {
    const hasty = { ...need, seconds: 60 }
    expect(chooseWay(net, seededRandom(1), trees(node(3, 3), node(9, 12)), hasty)).toBeNull()
  })

  it('takes the motorway where somebody goes fast', () => {
    const fast = { within: [{ from: 0, to: 1 }], share: 0.1 }
    const fit = chooseWay(net, seededRandom(1), trees(node(3, 18), node(28, 30)), {
      ...need,
      miles: 8,
      seconds: 1200,
      fast,
    })
    expect(fit && fastStretches(fit.way).some(({ from, to }) => to - from >= 0.1)).toBe(true)
  })
})

describe('a net', () => {
  it('is cut where trips begin and end', () => {
    const edge = graph.edges[10] as StreetEdge
    const cut = roadNet(graph, [
      { edge, mile: edge.lengthMi * 0.75 },
      { edge, mile: edge.lengthMi * 0.25 },
    ])
    const [far = 0, near = 0] = cut.splitNodes
    const [start, end] = edge.shape as [LngLat, LngLat]
    const around = cut.net.out[near]?.map((id) => cut.net.nodes[cut.net.arcs[id]?.to ?? -1])
    expect(around?.toSorted()).toEqual([start, cut.net.nodes[far]].toSorted())
    expect(cut.net.nodes[near]?.[0]).toBeCloseTo(start[0] * 0.75 + end[0] * 0.25, 9)
  })

  it('leaves out what cannot be left again', () => {
    const trap = { ...(graph.edges[0] as StreetEdge), to: graph.nodes.length, oneWay: true }
    const { net: without } = roadNet({
      ...graph,
      nodes: [...graph.nodes, [-87.7, 41.9]],
      edges: [...graph.edges, trap],
    })
    expect(without.arcs.length).toBe(net.arcs.length)
  })
})

it('finds the nearest street of a position', () => {
  const [lng, lat] = corner(10, 10)
  const [first] = streetIndex(graph.edges).near([lng + 0.001, lat + 0.0001], 500)
  expect(first?.edge.name).toBe('R10')
  expect(first?.meters).toBeLessThan(30)
})
