import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import type { Telemetry } from '../telemetry/telemetry'
import { CLIP_MS, clipFrame, clipStart } from './clip'

/** A drive of given speeds, straight north. */
function drive(speeds: readonly number[]): Telemetry {
  const mileAt = new Float64Array(speeds.length)
  for (let second = 1; second < speeds.length; second++) {
    mileAt[second] = (mileAt[second - 1] ?? 0) + ((speeds[second - 1] ?? 0) + (speeds[second] ?? 0)) / 7200
  }
  return {
    seconds: speeds.length - 1,
    mileAt,
    speedMph: Float32Array.from(speeds),
    limitMph: new Float32Array(speeds.length).fill(35),
  }
}

const steady = (speed: number, seconds: number): number[] => Array<number>(seconds).fill(speed)
const north: { points: LngLat[]; mileAt: number[] } = {
  points: [
    [-87, 41],
    [-87, 41.02],
  ],
  mileAt: [0, 1.382],
}
/** North, then a right angle to the east at 0.691 miles. */
const corner: { points: LngLat[]; mileAt: number[] } = {
  points: [
    [-87, 41],
    [-87, 41.01],
    [-86.98, 41.01],
  ],
  mileAt: [0, 0.691, 1.734],
}
const braking = drive([...steady(36, 30), 28, 20, 12, ...steady(12, 30)])

describe('a clip', () => {
  it('has its event in the middle, but begins and ends within the trip', () => {
    expect(clipStart({ seconds: 600 }, 100)).toBe(95)
    expect(clipStart({ seconds: 600 }, 2)).toBe(0)
    expect(clipStart({ seconds: 600 }, 599)).toBe(590)
  })

  it('shows the speed and the way of its moment', () => {
    const frame = clipFrame(braking, north, { kind: 'hardBrake', second: 30 }, 1000)
    expect(frame).toMatchObject({ facing: 'front', second: 26, speedMph: 36, limitMph: 35, braking: false })
    expect(frame.meters).toBeCloseTo(16.09, 1)
  })

  it('stays at its last moment', () => {
    const event = { kind: 'hardBrake', second: 30 } as const
    expect(clipFrame(braking, north, event, CLIP_MS + 500)).toEqual(clipFrame(braking, north, event, CLIP_MS))
  })

  it('brakes where the readings do', () => {
    const frame = clipFrame(braking, north, { kind: 'hardBrake', second: 30 }, 5500)
    expect(frame.braking).toBe(true)
    expect(frame.acceleration).toBeCloseTo(-3.58, 1)
  })

  it('has a vehicle ahead that brakes first and comes near', () => {
    const at = (ms: number) => clipFrame(braking, north, { kind: 'hardBrake', second: 30 }, ms)
    expect(at(3500)).toMatchObject({ braking: false, ahead: { braking: true } })
    expect(at(8500).ahead?.meters).toBeLessThan((at(0).ahead?.meters ?? 0) / 2)
    expect(clipFrame(braking, north, { kind: 'hardAcceleration', second: 30 }, 0).ahead).toBeNull()
  })

  it('bends the lane before a corner and turns in it', () => {
    const telemetry = drive(steady(20, 300))
    // The corner is after 124 seconds.
    const at = (second: number) =>
      clipFrame(telemetry, corner, { kind: 'hardAcceleration', second }, CLIP_MS / 2)
    expect(at(100)).toMatchObject({ turnRate: 0, laneBend: 0 })
    expect(at(121).laneBend).toBeGreaterThan(60)
    expect(at(124).turnRate).toBeGreaterThan(10)
  })

  it('shows the driver only where the lens looks inside', () => {
    const telemetry = drive(steady(30, 60))
    const at = (ms: number) => clipFrame(telemetry, north, { kind: 'cellPhoneUse', second: 30 }, ms)
    expect(at(0)).toMatchObject({ facing: 'driver', driver: { holding: 'phone', raised: 0, lookingAway: 0 } })
    expect(at(5000).driver?.raised).toBe(1)
    expect(at(5000).driver?.lookingAway).toBeCloseTo(1)
    expect(at(5000).ahead).toBeNull()
    expect(clipFrame(telemetry, north, { kind: 'foodAndDrink', second: 30 }, 5000).driver?.holding).toBe(
      'cup',
    )
  })
})
