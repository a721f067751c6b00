import type { Condition } from '#domain/dealer/dealerVehicle'
import type { InventoryModelKey } from './inventoryModels'

/** So many vehicles of one model, trim, year and condition. */
export interface InventoryLine {
  model: InventoryModelKey
  trim: string
  year: number
  condition: Condition
  count: number
}

const newLine = (model: InventoryModelKey, trim: string, count: number, year = 2023): InventoryLine => ({
  model,
  trim,
  year,
  condition: 'new',
  count,
})
const usedLine = (model: InventoryModelKey, trim: string, year: number, count = 1): InventoryLine => ({
  model,
  trim,
  year,
  condition: 'used',
  count,
})

/** The stock: 140 vehicles. New ones are of 2023 where the maker built the model then. */
export const INVENTORY_LINES: readonly InventoryLine[] = [
  newLine('silverado', 'LT', 13),
  newLine('silverado', 'LTZ', 10),
  newLine('equinox', 'LS', 5),
  newLine('equinox', 'LT', 11),
  newLine('equinox', 'RS', 5),
  newLine('trailblazer', 'LS', 4),
  newLine('trailblazer', 'LT', 6),
  newLine('trailblazer', 'RS', 4),
  newLine('tahoe', 'LS', 3),
  newLine('tahoe', 'LT', 6),
  newLine('blazer', 'LT', 6),
  newLine('blazer', 'RS', 4),
  newLine('blazerEv', 'RS', 2, 2024),
  newLine('bolt', '1LT', 8),
  newLine('bolt', '2LT', 6),
  newLine('malibu', 'LS', 3),
  newLine('malibu', 'LT', 4),
  newLine('malibu', 'RS', 3),
  newLine('camaro', '1LS', 2),
  newLine('camaro', '1LT', 3),
  newLine('camaro', '1SS', 3),
  newLine('corvette', '1LT', 4),
  newLine('trax', 'LS', 2, 2024),
  newLine('trax', 'LT', 4, 2024),
  usedLine('silverado', 'LT', 2021, 2),
  usedLine('silverado', 'LTZ', 2020),
  usedLine('equinox', 'LT', 2022),
  usedLine('equinox', 'L', 2019),
  usedLine('malibu', 'L', 2020),
  usedLine('malibu', 'LT', 2022),
  usedLine('trailblazer', 'LS', 2021),
  usedLine('tahoe', 'LT', 2020),
  usedLine('trax', 'LT', 2022, 2),
  usedLine('spark', 'LS', 2021),
  usedLine('spark', '1LT', 2022, 2),
  usedLine('sonic', 'LT', 2019),
  usedLine('sonic', 'LS', 2020),
  usedLine('encoreGx', 'Select', 2022),
  usedLine('terrain', 'SLE', 2021),
  usedLine('crv', 'EX', 2020),
]

/** Vehicles that are on their way. */
export const IN_TRANSIT = 14
/** Courtesy vehicles, which customers drive meanwhile, and demonstrators of the other lots. */
export const COURTESY = 22
export const DEMONSTRATORS = 6

/** Ages on the lots in days, as many as stand there: 70 young, 34 older, 22 old; every edge of a bucket is there. */
export const AGE_COUNTS = [
  { from: 0, to: 45, count: 70 },
  { from: 46, to: 90, count: 34 },
  { from: 91, to: 168, count: 22 },
] as const

/** Vehicles on the lots that report nothing, by status; the others are connected or valid. */
export const SILENT_ON_LOTS = {
  nonConnected: 4,
  configurationError: 3,
  pendingConfiguration: 2,
  waitingForIgnition: 3,
} as const
export const VALID_ON_LOTS = { valid: 4 } as const

/** What is low, and how often; every other reading is fine. */
export const FAULTS = {
  lowFuel: 9,
  lowCharge: 3,
  /** The 12 volt battery of a gasoline vehicle that has stood for over 90 days. */
  starterBattery: 2,
  lowTire: 7,
  lowOil: 3,
} as const

/** Vehicles whose tank or battery is in each tenth from 20 percent up, of those that report and are not low. */
export const LEVELS_PER_TENTH = [24, 24, 18, 13, 9, 7, 4, 3] as const
