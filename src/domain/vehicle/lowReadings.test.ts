import { describe, expect, it } from 'vitest'
import { isFlat, isLowLevel, isLowOil, lowTires, psiBelowRecommended } from './lowReadings'

const tires = {
  frontLeft: 35,
  frontRight: 35,
  rearLeft: 35,
  rearRight: 35,
  recommendedFront: 35,
  recommendedRear: 38,
}

describe('a wheel', () => {
  it('is measured against the recommendation of its axle', () => {
    expect(psiBelowRecommended(tires, 'frontLeft')).toBe(0)
    expect(psiBelowRecommended(tires, 'rearRight')).toBe(3)
    expect(lowTires(tires)).toEqual(['rearLeft', 'rearRight'])
  })

  it('is flat from 8 psi under', () => {
    expect(isFlat({ ...tires, frontLeft: 28 }, 'frontLeft')).toBe(false)
    expect(isFlat({ ...tires, frontLeft: 27 }, 'frontLeft')).toBe(true)
  })
})

it('nothing is low that is not known', () => {
  expect([isLowLevel(null), isLowOil(null), lowTires(null)]).toEqual([false, false, []])
})
