import { expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { CHEVROLET, UNKNOWN_MAKER } from '#domain/testing/vins'
import { importedVehicle } from './importedVehicle'
import { modelText } from './vehicle'
import { decodeVin } from './vinDecode'

const NOW = { daysAgo: 0, minuteOfDay: 600 }
const imported = (vin: string) => importedVehicle('v-1', 'North', { vin, facts: decodeVin(vin, 2027) }, NOW)

it('is named by the end of its VIN, make and year', () => {
  expect(imported(CHEVROLET).label).toBe(CHEVROLET.slice(9))
  expect(modelText(imported(CHEVROLET))).toBe('Chevrolet, 2021')
})

it('has no facts when the VIN cannot be decoded', () => {
  expect(modelText(imported(UNKNOWN_MAKER))).toBe('--')
  expect(modelText(aVehicle())).toBe('Tahoe, 2023')
})
