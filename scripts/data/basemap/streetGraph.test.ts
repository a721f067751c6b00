import { describe, expect, it } from 'vitest'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import { distanceMi } from '#domain/geo/measure'
import { isInside, REGIONS } from '../demo-data/plan/regions'
import { TRIP_PLACES } from '../demo-data/trips/tripPlaces'
import { strongComponent } from './noding/strongComponent'
import { streetGraph } from './streetGraph'

describe.each(REGIONS)('the streets of %s', (region) => {
  const { nodes, edges, synthetic } = streetGraph(region)

  it('lead from every junction to every other', () => {
    expect(nodes.length).toBeGreaterThan(10_000)
    expect(nodes.length).toBeLessThan(26_000)
    expect(strongComponent(nodes.length, edges).every(Boolean)).toBe(true)
  })

  it('have edges that end at their nodes', () => {
    const loose = edges.filter(
      ({ from, to, shape }) => shape[0] !== nodes[from] || shape.at(-1) !== nodes[to] || from === to,
    )
    expect(loose).toEqual([])
  })

  it('are marked as invented unless they are real', () => {
    expect(synthetic).toBe(region !== 'us')
  })

  it('have a junction near every place that trips go to', () => {
    const far = TRIP_PLACES[region].filter(
      ({ position }) => Math.min(...nodes.map((node) => distanceMi(node, position))) > 0.25,
    )
    expect(far).toEqual([])
  })

  it('reach beyond the box that vehicles drive in', () => {
    const inside = nodes.filter((node) => isInside(DRIVING_BOXES[region], node)).length
    expect(inside).toBeGreaterThan(nodes.length * 0.15)
    expect(inside).toBeLessThan(nodes.length * 0.8)
  })

  it('know every class of road from motorway to small street', () => {
    const classes = new Set(edges.map(({ roadClass }) => roadClass))
    for (const each of ['motorway', 'link', 'primary', 'secondary', 'tertiary', 'minor'] as const)
      expect(classes).toContain(each)
  })
})
