import { describe, expect, it } from 'vitest'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { aVehicle } from '#domain/testing/vehicle'
import { textMatcher } from './textSearch'
import { inventoryText, searchVehicles, vehicleText } from './vehicleText'

const BOLT = aVehicle({ id: 'v-2', label: 'Unit 2', modelName: 'Bolt', driverName: null }, { ev: true })
const VAN = aVehicle({ id: 'v-3', label: 'Van 3', driverName: 'Marie-Ève Charbonneau' })

describe('a search of vehicles', () => {
  it.each(['EV', 'ev', 'VE'])('finds by %s what is electric, and no Chevrolet besides', (query) => {
    expect(searchVehicles([VAN, BOLT], query, 'us')).toEqual([BOLT])
  })

  it('finds by label, model, year, VIN, driver, tag, and the plate of the region', () => {
    const text = vehicleText(VAN, 'ca', [])
    for (const query of ['van 3', 'tahoe', '2023', VAN.vin.slice(4), 'charbonneau', 'suv', 'CD 34'])
      expect(textMatcher(query)(text), query).toBe(true)
    expect(textMatcher('AB 12')(text)).toBe(false)
  })

  it('finds by what the list shows in words', () => {
    expect(textMatcher('flotte connecté')(vehicleText(VAN, 'ca', ['Connecté', 'Flotte Un']))).toBe(true)
  })

  it('finds in an inventory what is electric, and by words', () => {
    const [gas, electric] = [aDealerVehicle(), aDealerVehicle({}, { ev: true })]
    expect(textMatcher('ev')(inventoryText(gas, 'us', []))).toBe(false)
    expect(textMatcher('ev')(inventoryText(electric, 'us', []))).toBe(true)
    expect(textMatcher('remote new')(inventoryText(gas, 'us', ['Remote Lot', 'New']))).toBe(true)
  })
})
