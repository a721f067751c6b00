import { expect, it } from 'vitest'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { aVehicle } from '#domain/testing/vehicle'
import { filterByGroup, healthLevelOf, isCheckedOut, sectionOfVehicle } from './anyVehicle'

it('knows whose vehicle it is by its id', () => {
  expect(['v-1', 'd-1', ''].map(sectionOfVehicle)).toEqual(['fleet', 'dealer', 'fleet'])
})

it('narrows a fleet by fleet and an inventory by lot, not by the dealer', () => {
  const inventory = [aDealerVehicle(), aDealerVehicle({ id: 'd-2', lot: 'Remote Lot', fleet: 'Dealer Two' })]
  const fleet = [aVehicle(), aVehicle({ id: 'v-2', fleet: 'Fleet Two' })]
  expect(filterByGroup(fleet, 'Fleet Two')).toEqual([fleet[1]])
  expect(filterByGroup(inventory, 'Remote Lot')).toEqual([inventory[1]])
  expect(filterByGroup(inventory, 'Dealer Two')).toEqual([])
  expect(filterByGroup(inventory, 'all')).toBe(inventory)
})

it('has one word for what both kinds say in their own', () => {
  expect(healthLevelOf(aDealerVehicle({ health: 'lowOil' }))).toBe('high')
  expect(healthLevelOf(aVehicle({ health: 'medium' }))).toBe('medium')
  expect(isCheckedOut(aDealerVehicle({ assignedDriver: 'Sam Lee' }))).toBe(true)
  expect(isCheckedOut(aVehicle({ driverId: null, driverName: null }))).toBe(false)
})
