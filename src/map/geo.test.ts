import { describe, expect, it } from 'vitest'
import { circleRing } from './geo'

describe('a circle on the globe', () => {
  it('is closed', () => {
    const ring = circleRing([-79.4, 43.7], 2)
    expect(ring[0]?.[0]).toBeCloseTo(ring.at(-1)?.[0] ?? 0, 12)
  })

  it('reaches one degree of latitude north at 69.09 miles (pi x 3958.76 / 180)', () => {
    const [north] = circleRing([-79.4, 43.7], 69.0936)
    expect(north?.[1]).toBeCloseTo(44.7, 3)
  })

  it('is wider in degrees where meridians draw together', () => {
    const width = (lat: number) => Math.max(...circleRing([0, lat], 10).map(([lng]) => lng))
    expect(width(60) / width(0)).toBeCloseTo(2, 1)
  })
})
