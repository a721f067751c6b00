import { describe, expect, it } from 'vitest'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { aVehicle } from '#domain/testing/vehicle'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { dealerFinding, dealerHealth, FINDING_LEVELS } from './dealerHealth'
import { filterByLot, inventoryAge } from './dealerVehicle'

describe('inventoryAge', () => {
  it.each([
    [0, '0-45'],
    [45, '0-45'],
    [46, '46-90'],
    [90, '46-90'],
    [91, '90+'],
  ])('puts %i days into %s', (days, age) => {
    expect(inventoryAge(days)).toBe(age)
  })
})

describe('dealerHealth', () => {
  const fine = { battery: false, oil: false, tire: false, fuel: false }

  it('is null when no flag is set', () => {
    expect(dealerHealth(fine)).toBeNull()
  })

  it.each([
    ['battery', 'lowBattery'],
    ['oil', 'lowOil'],
    ['tire', 'lowTirePressure'],
    ['fuel', 'lowFuel'],
  ])('names a raised %s flag', (flag, issue) => {
    expect(dealerHealth({ ...fine, [flag]: true })).toBe(issue)
  })

  it('names the worst of several', () => {
    expect(dealerHealth({ ...fine, fuel: true, battery: true })).toBe('lowBattery')
  })
})

describe('what a list says of a vehicle of the stock', () => {
  it('is no data for one that sends nothing, never no issues', () => {
    const silent = aDealerVehicle({ health: null }, { fuel: null })
    expect(dealerFinding(silent)).toBe('noData')
    expect(FINDING_LEVELS[dealerFinding(silent)]).toBe('noData')
    expect(dealerFinding(aDealerVehicle({ health: null }, { fuel: 50 }))).toBe('none')
  })
})

describe('filtering by lot or fleet', () => {
  const inventory = [
    aDealerVehicle({ id: 'd-1', lot: 'Main Lot' }),
    aDealerVehicle({ id: 'd-2', lot: 'Remote Lot' }),
  ]
  const fleet = [aVehicle({ id: 'v-1', fleet: 'Fleet One' }), aVehicle({ id: 'v-2', fleet: 'Fleet Two' })]

  it('is one lot of the dealer inventory, or one fleet', () => {
    expect(filterByLot(inventory, 'Remote Lot').map(({ id }) => id)).toEqual(['d-2'])
    expect(filterByFleet(fleet, 'Fleet One').map(({ id }) => id)).toEqual(['v-1'])
  })

  it('is the same list for all of them', () => {
    expect(filterByLot(inventory, 'all')).toBe(inventory)
    expect(filterByFleet(fleet, 'all')).toBe(fleet)
  })
})
