import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { encodePolyline } from '#domain/geo/polyline'
import { motionAt } from './vehicleMotion'

const START: LngLat = [-87.7, 41.9]
const square: LngLat[] = [START, [-87.69, 41.9], [-87.69, 41.907], [-87.7, 41.907], START]
const driving = { path: encodePolyline(square), start: START, speedMph: 30, rotationDeg: 90 }
const parked = { path: '', start: START, speedMph: 0, rotationDeg: 12 }
const HOUR = 3_600_000

describe('a vehicle on its loop', () => {
  it('is at its start at first, and faces the way it goes after a while', () => {
    const { position } = motionAt(driving, 0, 7)
    expect(position[0]).toBeCloseTo(START[0], 6)
    expect(position[1]).toBeCloseTo(START[1], 6)
    expect(motionAt(driving, 20_000, 7).rotationDeg).toBeCloseTo(90, 0)
  })

  it('is at the same place for the same seed and time', () => {
    expect(motionAt({ ...driving }, 123_456, 5)).toEqual(motionAt({ ...driving }, 123_456, 5))
    expect(motionAt(driving, 123_456, 5)).not.toEqual(motionAt(driving, 123_456, 6))
  })

  it('never jumps, stands still or goes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * HOUR }), fc.nat(), (at, seed) => {
        const step = distanceMi(
          motionAt(driving, at, seed).position,
          motionAt(driving, at + 1000, seed).position,
        )
        // Between 0.6 and 1.4 times 30 mph for a second; less in a straight line around a corner.
        expect(step).toBeGreaterThan((0.6 * 30) / 3600 / 1.5)
        expect(step).toBeLessThan((1.4 * 30) / 3600)
      }),
    )
  })

  it('has its stated speed on average', () => {
    const loop = 2 * (distanceMi([-87.7, 41.9], [-87.69, 41.9]) + distanceMi(START, [-87.7, 41.907]))
    const round = (loop / 30) * HOUR
    const { position } = motionAt(driving, 40 * round, 3)
    expect(distanceMi(position, START)).toBeLessThan(0.2)
  })
})

it('stays where it is parked', () => {
  expect(motionAt(parked, 5 * HOUR, 1)).toEqual({ position: START, rotationDeg: 12 })
})
