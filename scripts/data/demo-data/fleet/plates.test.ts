import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import { BODY_STYLES } from '#domain/vehicle/vehicle'
import { REGIONS } from '../plan/regions'
import { isPlate, makePlate, type PlateOwner } from './plates'

const car: PlateOwner = { body: 'sedan', ev: false }
const truck: PlateOwner = { body: 'pickup', ev: false }
const electric: PlateOwner = { body: 'hatch', ev: true }
const owner = fc.record({ body: fc.constantFrom(...BODY_STYLES), ev: fc.boolean() })

describe('makePlate', () => {
  it('makes what isPlate accepts', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...REGIONS), owner, (seed, region, whose) =>
        isPlate(makePlate(seededRandom(seed), region, whose), region, whose),
      ),
    )
  })
})

describe('isPlate', () => {
  it.each([
    ['BR 99151', 'us', car],
    ['9545864 B', 'us', truck],
    ['CNPP 386', 'ca', car],
    ['BP 22538', 'ca', truck],
    ['GVTG 327', 'ca', electric],
    ['SFW-411-K', 'mx', car],
  ] as const)('accepts %s in %s', (plate, region, whose) => {
    expect(isPlate(plate, region, whose)).toBe(true)
  })

  it.each([
    ['a car plate on a truck', 'BR 99151', 'us', truck],
    ['another region', 'BR 99151', 'mx', car],
    ['a gasoline plate on an electric car', 'CNPP 386', 'ca', electric],
    ['a letter too many', 'CNPPP 386', 'ca', car],
    ['a digit for a letter', 'B1 99151', 'us', car],
    ['an O', 'BO 99151', 'us', car],
    ['lower case', 'br 99151', 'us', car],
  ] as const)('refuses %s', (_, plate, region, whose) => {
    expect(isPlate(plate, region, whose)).toBe(false)
  })
})
