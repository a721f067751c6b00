import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi, EARTH_RADIUS_MI } from '#domain/geo/measure'
import {
  boundsOfArea,
  circleAreaMi2,
  circleRing,
  circumferenceMi,
  destinationPoint,
  isInRing,
  lineLengthMi,
  ringAreaMi2,
} from './geofenceMeasure'

const SPHERE_MI2 = 4 * Math.PI * EARTH_RADIUS_MI ** 2

/** A box as a ring whose edges along the parallels have a point every degree. */
function box(west: number, south: number, east: number, north: number): LngLat[] {
  const lngs = Array.from({ length: east - west + 1 }, (_, at) => west + at)
  const there = lngs.map((lng): LngLat => [lng, south])
  const back = lngs.toReversed().map((lng): LngLat => [lng, north])
  return [...there, ...back, [west, south]]
}

describe('distances', () => {
  it('puts Nashville 2886.4 km from Los Angeles (the worked example of the haversine on Rosetta Code, at 6371 km)', () => {
    expect(distanceMi([-86.67, 36.12], [-118.4, 33.94]) * 1.609344).toBeCloseTo(2886.45, 0)
  })

  it('comes back to where travel started, from any place in any direction', () => {
    const place = fc.tuple(
      fc.double({ min: -120, max: -70, noNaN: true }),
      fc.double({ min: 15, max: 60, noNaN: true }),
    )
    fc.assert(
      fc.property(
        place,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (from, miles, bearing) => {
          expect(distanceMi(from, destinationPoint(from, miles, bearing))).toBeCloseTo(miles, 5)
        },
      ),
    )
  })
})

describe('areas', () => {
  it('gives an eighth of the sphere for an octant', () => {
    expect(ringAreaMi2(box(0, 0, 90, 90))).toBeCloseTo(SPHERE_MI2 / 8, -2)
  })

  it('gives 12,309 square kilometers for the square degree at the equator (textbook: 12,364 on the ellipsoid)', () => {
    // R^2 * (pi / 180) * sin(1 degree), the area of a spherical zone by Archimedes.
    const exact = EARTH_RADIUS_MI ** 2 * (Math.PI / 180) * Math.sin(Math.PI / 180)
    expect(ringAreaMi2(box(0, 0, 1, 1))).toBeCloseTo(exact, 3)
  })

  it('gives Colorado, a box of parallels and meridians, its 104,094 square miles within half a percent (US Census Bureau)', () => {
    const colorado = box(-109, 37, -102, 41)
    // The box above is 109 to 102 degrees; the state ends 3 minutes further west on both sides.
    expect(Math.abs(ringAreaMi2(colorado) / 104_094 - 1)).toBeLessThan(0.005)
  })

  it('gives the same area for either direction of a ring', () => {
    const ring = box(-88, 41, -87, 42)
    expect(ringAreaMi2(ring.toReversed())).toBeCloseTo(ringAreaMi2(ring), 9)
  })

  it('gives a cap as large as the ring of its edge, and nearly pi r squared', () => {
    const ring = circleRing([-87.65, 41.88], 5, 720)
    expect(ringAreaMi2(ring) / circleAreaMi2(5)).toBeCloseTo(1, 4)
    expect(circleAreaMi2(5) / (Math.PI * 25)).toBeCloseTo(1, 6)
    expect(lineLengthMi(ring) / circumferenceMi(5)).toBeCloseTo(1, 4)
  })
})

describe('inside and outside', () => {
  const notched: LngLat[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
    [0, 0],
  ]

  it('excludes a notch', () => {
    expect(isInRing(notched, [1, 1])).toBe(true)
    expect(isInRing(notched, [2, 2])).toBe(false)
    expect(isInRing(notched, [5, 1])).toBe(false)
  })

  it('puts a box around a circle that reaches as far as the radius', () => {
    const [west, south, east, north] = boundsOfArea({ type: 'Circle', center: [-87.65, 41.88], radiusMi: 3 })
    expect(distanceMi([-87.65, south], [-87.65, north])).toBeCloseTo(6, 3)
    expect(distanceMi([west, 41.88], [east, 41.88])).toBeCloseTo(6, 2)
  })
})

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
