import { describe, expect, it } from 'vitest'
import { sampleAt, secondAt, type Telemetry } from './telemetry'

const telemetry: Telemetry = {
  seconds: 4,
  mileAt: Float64Array.of(0, 0, 0.01, 0.03, 0.03),
  speedMph: Float32Array.of(0, 0, 40, 20, 0),
  limitMph: Float32Array.of(25, 25, 25, 45, 45),
}

describe('a reading', () => {
  it('lies between those of the seconds around it', () => {
    const reading = sampleAt(telemetry, 2.5)
    expect(reading.mile).toBeCloseTo(0.02, 12)
    expect(reading).toMatchObject({ speedMph: 30, limitMph: 25 })
  })

  it('is the first or the last outside of the trip', () => {
    expect(sampleAt(telemetry, -3).mile).toBe(0)
    expect(sampleAt(telemetry, 99)).toEqual({ mile: 0.03, speedMph: 0, limitMph: 45 })
  })
})

describe('the second of a place', () => {
  it('is in proportion to the distance of that second', () => {
    expect(secondAt(telemetry, 0.015)).toBeCloseTo(2.25)
  })

  it('is the moment of arrival where the vehicle stands', () => {
    expect(secondAt(telemetry, 0)).toBe(0)
    expect(secondAt(telemetry, 0.03)).toBe(3)
  })
})
