import { describe, expect, it } from 'vitest'
import { placeLayers, type Quarter } from './placeLayers'

/** The first zoom of each name. */
const zooms = (quarters: readonly Quarter[]) =>
  Object.fromEntries(
    placeLayers(quarters).flatMap(({ minZoom, features }) =>
      features.map(({ properties }) => [properties?.name, minZoom]),
    ),
  )

describe('the names of quarters', () => {
  it('are there from afar where they have room, the important ones first', () => {
    expect(
      zooms([
        { name: 'Leaside', position: [-79.366, 43.7055] },
        { name: 'Thorncliffe Park', position: [-79.345, 43.7055] },
        { name: 'Weston', position: [-79.514, 43.701] },
      ]),
    ).toEqual({ Leaside: 10, Weston: 10, 'Thorncliffe Park': 12 })
  })

  it('come no earlier than they may, and all of them in the end', () => {
    expect(
      zooms([
        { name: 'The Loop', position: [-87.63, 41.88] },
        { name: 'Greektown', position: [-87.647, 41.878], minZoom: 13 },
        { name: 'Printers Row', position: [-87.629, 41.8805] },
      ]),
    ).toEqual({ 'The Loop': 10, Greektown: 13, 'Printers Row': 14 })
  })
})
