import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { crossesItself } from './geofence'

const close = (corners: LngLat[]): LngLat[] => [...corners, ...corners.slice(0, 1)]
const square: LngLat[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]

describe('crossesItself', () => {
  it('accepts a square in either direction', () => {
    expect(crossesItself(close(square))).toBe(false)
    expect(crossesItself(close([...square].reverse()))).toBe(false)
  })

  it('finds a bow tie', () => {
    expect(
      crossesItself(
        close([
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
        ]),
      ),
    ).toBe(true)
  })

  it('finds a corner that touches another edge', () => {
    expect(crossesItself(close([...square, [1, 0]]))).toBe(true)
  })

  it('finds an edge that runs back along the one before', () => {
    expect(
      crossesItself(
        close([
          [0, 0],
          [3, 0],
          [1, 0],
          [1, 2],
        ]),
      ),
    ).toBe(true)
  })

  it('lets an edge go straight on', () => {
    expect(
      crossesItself(
        close([
          [0, 0],
          [1, 0],
          [2, 0],
          [2, 2],
        ]),
      ),
    ).toBe(false)
  })

  it('lets every star-shaped ring pass', () => {
    const star = fc.array(fc.integer({ min: 5, max: 50 }), { minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(star, (radii) => {
        const corners = radii.map((radius, at): LngLat => {
          const angle = (2 * Math.PI * at) / radii.length
          return [radius * Math.cos(angle), radius * Math.sin(angle)]
        })
        expect(crossesItself(close(corners))).toBe(false)
      }),
    )
  })
})
