import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  toAreaUnit,
  toDistanceUnit,
  toEconomyChange,
  toEconomyUnit,
  toMiles,
  toRateUnit,
  toVolumeUnit,
  type UnitSystem,
  unitSystemForLocale,
} from './units'

const value = fc.double({ min: 0.01, max: 1_000_000, noNaN: true })
const system = fc.constantFrom<UnitSystem>('imperial', 'metric')

/** Equal to twelve digits after a multiplication and its division. */
const same = (found: number | null, given: number) =>
  found !== null && Math.abs(found - given) <= given * 1e-12

describe('units', () => {
  it('follow the region of the language', () => {
    expect(unitSystemForLocale('en')).toBe('imperial')
    expect(unitSystemForLocale('en-CA')).toBe('metric')
    expect(unitSystemForLocale('es-MX')).toBe('metric')
    expect(unitSystemForLocale('fr-CA')).toBe('metric')
  })

  it('stay as stored in the imperial system', () => {
    fc.assert(
      fc.property(value, (stored) => {
        expect(toDistanceUnit('imperial', stored)).toBe(stored)
        expect(toVolumeUnit('imperial', stored)).toBe(stored)
        expect(toEconomyUnit('imperial', stored)).toBe(stored)
        expect(toRateUnit('imperial', stored)).toBe(stored)
        expect(toAreaUnit('imperial', stored)).toBe(stored)
      }),
    )
  })

  it('use the constants of the rule in the metric system (docs/rules.md LU-11 to LU-13)', () => {
    expect(toDistanceUnit('metric', 1)).toBe(1.609)
    expect(toVolumeUnit('metric', 1)).toBe(3.78541)
    expect(toEconomyUnit('metric', 1)).toBe(235.214583)
    expect(toEconomyUnit('metric', 18.7)).toBeCloseTo(235.214583 / 18.7, 12)
  })

  it('count fewer events per 100 km than per 100 mi, and more square kilometers than square miles', () => {
    expect(toRateUnit('metric', 1.609)).toBe(1)
    expect(toAreaUnit('metric', 1)).toBeCloseTo(2.588881, 12)
  })

  it('bring a distance back to the miles it came from', () => {
    fc.assert(
      fc.property(system, value, (units, miles) => same(toMiles(units, toDistanceUnit(units, miles)), miles)),
    )
  })

  it('bring an economy back to the miles per gallon it came from', () => {
    fc.assert(
      fc.property(system, value, (units, mpg) =>
        same(toEconomyUnit(units, toEconomyUnit(units, mpg) ?? 0), mpg),
      ),
    )
  })

  it('know no liters per 100 km of a vehicle that went nowhere on its fuel', () => {
    expect(toEconomyUnit('metric', 0)).toBeNull()
  })

  it('change an economy as much as its figures in that unit change', () => {
    fc.assert(
      fc.property(system, value, value, (units, mpg, mpgBefore) => {
        const change = toEconomyChange(units, (mpg / mpgBefore - 1) * 100) ?? 0
        const after = (toEconomyUnit(units, mpgBefore) ?? 0) * (1 + change / 100)
        expect(after / (toEconomyUnit(units, mpg) ?? 0)).toBeCloseTo(1, 5)
      }),
    )
  })

  it('know no change to liters per 100 km that nothing has', () => {
    expect(toEconomyChange('metric', -100)).toBeNull()
    expect(toEconomyChange('metric', 25)).toBe(-20)
  })
})
