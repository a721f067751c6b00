import { describe, expect, it } from 'vitest'
import type { TirePressure } from '../../../src/domain/vehicle/vehicle'
import { healthOf, sendsReadings, worstTirePsiUnder } from './health'

const fine: TirePressure = {
  frontLeft: 35,
  frontRight: 35,
  rearLeft: 35,
  rearRight: 35,
  recommendedFront: 35,
  recommendedRear: 35,
}
const sound = { oilLife: 60, tirePressure: fine, brakePad: { front: 70, rear: 70 } }

describe('healthOf', () => {
  it('finds no issue in sound readings', () => {
    expect(healthOf(sound)).toBe('noIssues')
  })

  it('finds no issue without readings', () => {
    expect(healthOf({ oilLife: null, tirePressure: null, brakePad: null })).toBe('noIssues')
  })

  it.each([
    [10, 'high'],
    [11, 'noIssues'],
  ])('with oil life %i is %s', (oilLife, expected) => {
    expect(healthOf({ ...sound, oilLife })).toBe(expected)
  })

  it.each([
    [27, 'high'],
    [28, 'medium'],
    [32, 'medium'],
    [33, 'noIssues'],
  ])('with a tire at %i of 35 psi is %s', (rearLeft, expected) => {
    expect(healthOf({ ...sound, tirePressure: { ...fine, rearLeft } })).toBe(expected)
  })

  it.each([
    [24, 'medium'],
    [25, 'noIssues'],
  ])('with rear brake pads at %i percent is %s', (rear, expected) => {
    expect(healthOf({ ...sound, brakePad: { front: 70, rear } })).toBe(expected)
  })

  it('takes the worse of two faults', () => {
    expect(healthOf({ ...sound, oilLife: 5, brakePad: { front: 10, rear: 70 } })).toBe('high')
  })
})

describe('worstTirePsiUnder', () => {
  it('measures each axle against its own recommendation', () => {
    expect(worstTirePsiUnder({ ...fine, rearLeft: 36, recommendedRear: 40, rearRight: 40 })).toBe(4)
  })
})

describe('reports', () => {
  it('is true of a vehicle that waits for its first ignition', () => {
    expect(sendsReadings('waitingForIgnition')).toBe(true)
  })

  it.each(['nonConnected', 'pendingConfiguration', 'configurationError'] as const)(
    'is false of %s',
    (status) => {
      expect(sendsReadings(status)).toBe(false)
    },
  )
})
