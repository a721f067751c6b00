import { describe, expect, it } from 'vitest'
import { aVehicle, SILENT } from '../testing/vehicle'
import { findingsOf, isFlat, mainFinding, psiBelowRecommended, reportsReadings } from './vehicleHealth'

const tires = {
  frontLeft: 35,
  frontRight: 35,
  rearLeft: 35,
  rearRight: 35,
  recommendedFront: 35,
  recommendedRear: 38,
}

describe('what a list says about health', () => {
  it('is no data for a vehicle without readings, whatever its level', () => {
    const silent = aVehicle({ health: 'noIssues' }, SILENT)
    expect(reportsReadings(silent)).toBe(false)
    expect(mainFinding(silent)).toBe('noData')
  })

  it('names the gravest finding first', () => {
    const vehicle = aVehicle(
      { health: 'high' },
      { oilLife: 10, tirePressure: { ...tires, frontLeft: 29 }, brakePad: { front: 24, rear: 70 } },
    )
    expect(findingsOf(vehicle)).toEqual(['oil', 'tire', 'brakes'])
    expect(mainFinding(vehicle)).toBe('oil')
  })

  it('is no issues for a sound vehicle', () => {
    expect(mainFinding(aVehicle())).toBe('noIssues')
  })

  it('takes the oil of an electric vehicle for what it is: none', () => {
    expect(findingsOf(aVehicle({}, { ev: true, oilLife: null }))).toEqual([])
  })
})

describe('a wheel', () => {
  it('is measured against the recommendation of its axle', () => {
    expect(psiBelowRecommended(tires, 'frontLeft')).toBe(0)
    expect(psiBelowRecommended(tires, 'rearRight')).toBe(3)
  })

  it('is flat from 8 psi under', () => {
    expect(isFlat({ ...tires, frontLeft: 28 }, 'frontLeft')).toBe(false)
    expect(isFlat({ ...tires, frontLeft: 27 }, 'frontLeft')).toBe(true)
  })
})
