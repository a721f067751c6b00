import { expect, it } from 'vitest'
import { inventoryFigures } from './inventoryFigures'

it('counts the inventory by age, and vehicles in transit separately', () => {
  const on = (daysInInventory: number, health: 'lowBattery' | 'lowOil' | null = null) =>
    ({ daysInInventory, stockStatus: 'inStock', health }) as const
  const coming = { daysInInventory: null, stockStatus: 'inTransit', health: null } as const
  expect(inventoryFigures([on(0), on(45), on(46, 'lowOil'), on(90), on(91, 'lowBattery'), coming])).toEqual({
    ages: { '0-45': 2, '46-90': 2, '90+': 1 },
    inStock: 5,
    inTransit: 1,
    lowBattery: 1,
  })
})
