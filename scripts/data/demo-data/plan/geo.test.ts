import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg, bearingDifferenceDeg, distanceMi } from '#domain/geo/measure'
import { destinationPoint } from './geo'

const CHICAGO: LngLat = [-87.65, 41.85]
const TORONTO: LngLat = [-79.38, 43.65]

describe('distanceMi', () => {
  it('is about 437 miles from Chicago to Toronto', () => {
    expect(distanceMi(CHICAGO, TORONTO)).toBeCloseTo(437, -1)
  })

  it('is the same both ways', () => {
    expect(distanceMi(CHICAGO, TORONTO)).toBeCloseTo(distanceMi(TORONTO, CHICAGO), 9)
  })
})

describe('bearingDeg', () => {
  it.each<[string, LngLat, number]>([
    ['north', [-87.65, 41.95], 0],
    ['south', [-87.65, 41.75], 180],
    ['east', [-87.55, 41.85], 90],
    ['west', [-87.75, 41.85], 270],
  ])('points %s', (_, end, expected) => {
    expect(bearingDifferenceDeg(bearingDeg(CHICAGO, end), expected)).toBeLessThan(0.05)
  })
})

describe('bearingDifferenceDeg', () => {
  it('goes the short way round north', () => {
    expect(bearingDifferenceDeg(359, 2)).toBe(3)
  })
})

describe('travel', () => {
  it('comes out as far and in the direction as told', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (miles, bearing) => {
          const end = destinationPoint(CHICAGO, miles, bearing)
          expect(distanceMi(CHICAGO, end)).toBeCloseTo(miles, 1)
          expect(bearingDifferenceDeg(bearingDeg(CHICAGO, end), bearing)).toBeLessThan(0.5)
        },
      ),
    )
  })

  it('answers in five decimals', () => {
    expect(
      destinationPoint(CHICAGO, 1.234, 56)
        .map(String)
        .every((degrees) => /^-?\d+\.\d{1,5}$/.test(degrees)),
    ).toBe(true)
  })
})
