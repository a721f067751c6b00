import { describe, expect, it } from 'vitest'
import { CHEVROLET, FORD, UNKNOWN_MAKER } from '#domain/testing/vins'
import { decodeVin } from './vinDecode'

describe('what a VIN tells', () => {
  it('is the make, the type and the year', () => {
    expect(decodeVin(CHEVROLET, 2027)).toEqual({ make: 'Chevrolet', kind: 'multipurpose', modelYear: 2021 })
  })

  it('is a year of the last century when a figure stands in the seventh place', () => {
    expect(FORD.charAt(6)).toBe('E')
    expect(decodeVin(FORD, 2027).modelYear).toBe(2020)
    expect(decodeVin(`${FORD.slice(0, 6)}1${FORD.slice(7)}`, 2027).modelYear).toBe(1990)
  })

  it('is no year that has not come', () => {
    expect(decodeVin(CHEVROLET, 2020)).toMatchObject({ make: 'Chevrolet', modelYear: null })
    expect(decodeVin(`${CHEVROLET.slice(0, 9)}U${CHEVROLET.slice(10)}`, 2027).modelYear).toBeNull()
  })

  it('has no facts when the manufacturer is unknown or it is not a VIN', () => {
    const nothing = { make: null, kind: null, modelYear: null }
    expect(decodeVin(UNKNOWN_MAKER, 2027)).toEqual(nothing)
    expect(decodeVin('1GN', 2027)).toEqual(nothing)
  })
})
