import { type DealerVehicle, INVENTORY_AGES, type InventoryAge, inventoryAge } from './dealerVehicle'

export interface InventoryFigures {
  /** Vehicles on the lots by their days in inventory. */
  ages: Record<InventoryAge, number>
  inStock: number
  inTransit: number
  lowBattery: number
}

type Counted = Pick<DealerVehicle, 'daysInInventory' | 'stockStatus' | 'health'>

/** Counts of the selected lot's inventory; a vehicle in transit has no age yet. */
export function inventoryFigures(inventory: readonly Counted[]): InventoryFigures {
  const ages = Object.fromEntries(INVENTORY_AGES.map((age) => [age, 0])) as Record<InventoryAge, number>
  for (const { daysInInventory } of inventory) {
    if (daysInInventory !== null) ages[inventoryAge(daysInInventory)] += 1
  }
  const inTransit = inventory.filter(({ stockStatus }) => stockStatus === 'inTransit').length
  return {
    ages,
    inStock: inventory.length - inTransit,
    inTransit,
    lowBattery: inventory.filter(({ health }) => health === 'lowBattery').length,
  }
}
