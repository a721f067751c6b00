import { describe, expect, it } from 'vitest'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import type { TirePressure } from './vehicle'
import { findingsOf, healthOf, mainFinding, reportsReadings } from './vehicleHealth'

const fine: TirePressure = {
  frontLeft: 35,
  frontRight: 35,
  rearLeft: 35,
  rearRight: 35,
  recommendedFront: 35,
  recommendedRear: 35,
}
const sound = { fuel: 64, oilLife: 60, tirePressure: fine, brakePad: { front: 70, rear: 70 } }

describe('the health of a vehicle', () => {
  it('is no issues for sound readings', () => {
    expect(healthOf(sound)).toBe('noIssues')
    expect(mainFinding({ details: aVehicle({}, sound).details })).toBe('noIssues')
  })

  it('is no data for one that sends nothing, never no issues', () => {
    const silent = aVehicle({}, SILENT)
    expect(reportsReadings(silent)).toBe(false)
    expect(silent.health).toBe('noData')
    expect(mainFinding(silent)).toBe('noData')
    expect(findingsOf(silent)).toEqual([])
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

  it.each([
    [20, 'medium'],
    [21, 'noIssues'],
  ])('with fuel or charge at %i percent is %s', (fuel, expected) => {
    expect(healthOf({ ...sound, fuel })).toBe(expected)
  })

  it('is that of the gravest finding, which a list names', () => {
    const flat = { ...sound, fuel: 9, oilLife: 40, tirePressure: { ...fine, frontLeft: 20 } }
    expect(findingsOf({ details: flat })).toEqual(['tire', 'level'])
    expect(healthOf(flat)).toBe('high')
    const all = {
      ...sound,
      fuel: 9,
      oilLife: 4,
      tirePressure: { ...fine, frontLeft: 30 },
      brakePad: { front: 9, rear: 9 },
    }
    expect(findingsOf({ details: all })).toEqual(['oil', 'tire', 'level', 'brakes'])
    expect(mainFinding(aVehicle({}, all))).toBe('oil')
  })

  it('takes the oil of an electric vehicle for what it is: none', () => {
    expect(findingsOf(aVehicle({}, { ev: true, oilLife: null }))).toEqual([])
  })
})
