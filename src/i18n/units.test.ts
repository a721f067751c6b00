import { describe, expect, it } from 'vitest'
import { distanceIn, economyIn, oneDecimal, percentText, unitSystemOf, volumeIn, wholeNumber } from './units'

describe('units', () => {
  it('follow the region of the language', () => {
    expect(unitSystemOf('en')).toBe('imperial')
    expect(unitSystemOf('en-CA')).toBe('metric')
    expect(unitSystemOf('es-MX')).toBe('metric')
    expect(unitSystemOf('fr-CA')).toBe('metric')
  })

  it('stay as stored in the imperial system', () => {
    expect(distanceIn('imperial', 28_406)).toBe(28_406)
    expect(volumeIn('imperial', 60)).toBe(60)
    expect(economyIn('imperial', 18.7)).toBe(18.7)
  })

  it('use the constants of the spec in the metric system', () => {
    expect(distanceIn('metric', 28_406)).toBeCloseTo(45_705.254, 6)
    expect(volumeIn('metric', 10)).toBeCloseTo(37.8541, 10)
    expect(economyIn('metric', 18.7)).toBeCloseTo(235.214583 / 18.7, 12)
    expect(economyIn('metric', 1)).toBe(235.214583)
  })

  it('know no litres per 100 km of a vehicle that went nowhere on its fuel', () => {
    expect(economyIn('metric', 0)).toBeNull()
  })
})

describe('numbers', () => {
  it('are written as each language writes them', () => {
    expect(wholeNumber('en', 28_406)).toBe('28,406')
    expect(wholeNumber('es-MX', 45_705.254)).toBe('45,705')
    expect(wholeNumber('fr-CA', 45_705.254).replace(/\s/gu, ' ')).toBe('45 705')
  })

  it('have exactly one decimal where one is asked for', () => {
    expect(oneDecimal('en', 18)).toBe('18.0')
    expect(oneDecimal('fr-CA', 12.578)).toBe('12,6')
  })

  it('carry the percent sign of the language', () => {
    expect(percentText('en', 64)).toBe('64%')
    expect(percentText('fr-CA', 64).replace(/\s/gu, ' ')).toBe('64 %')
  })
})
