import type { Condition } from '../../../src/domain/dealer/dealerVehicle'
import type { StockModelKey } from './inventoryModels'

/** So many vehicles of one model, trim, year and condition. */
export interface StockLine {
  model: StockModelKey
  trim: string
  year: number
  condition: Condition
  count: number
}

const fresh = (model: StockModelKey, trim: string, count: number, year = 2023): StockLine => ({
  model,
  trim,
  year,
  condition: 'new',
  count,
})
const used = (model: StockModelKey, trim: string, year: number, count = 1): StockLine => ({
  model,
  trim,
  year,
  condition: 'used',
  count,
})

/** The stock: 140 vehicles. New ones are of 2023 where the maker built the model then. */
export const STOCK_LINES: readonly StockLine[] = [
  fresh('silverado', 'LT', 13),
  fresh('silverado', 'LTZ', 10),
  fresh('equinox', 'LS', 5),
  fresh('equinox', 'LT', 11),
  fresh('equinox', 'RS', 5),
  fresh('trailblazer', 'LS', 4),
  fresh('trailblazer', 'LT', 6),
  fresh('trailblazer', 'RS', 4),
  fresh('tahoe', 'LS', 3),
  fresh('tahoe', 'LT', 6),
  fresh('blazer', 'LT', 6),
  fresh('blazer', 'RS', 4),
  fresh('blazerEv', 'RS', 2, 2024),
  fresh('bolt', '1LT', 8),
  fresh('bolt', '2LT', 6),
  fresh('malibu', 'LS', 3),
  fresh('malibu', 'LT', 4),
  fresh('malibu', 'RS', 3),
  fresh('camaro', '1LS', 2),
  fresh('camaro', '1LT', 3),
  fresh('camaro', '1SS', 3),
  fresh('corvette', '1LT', 4),
  fresh('trax', 'LS', 2, 2024),
  fresh('trax', 'LT', 4, 2024),
  used('silverado', 'LT', 2021, 2),
  used('silverado', 'LTZ', 2020),
  used('equinox', 'LT', 2022),
  used('equinox', 'L', 2019),
  used('malibu', 'L', 2020),
  used('malibu', 'LT', 2022),
  used('trailblazer', 'LS', 2021),
  used('tahoe', 'LT', 2020),
  used('trax', 'LT', 2022, 2),
  used('spark', 'LS', 2021),
  used('spark', '1LT', 2022, 2),
  used('sonic', 'LT', 2019),
  used('sonic', 'LS', 2020),
  used('encoreGx', 'Select', 2022),
  used('terrain', 'SLE', 2021),
  used('crv', 'EX', 2020),
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

/** Vehicles on the lots that report nothing, by status; the others are connected or one of the two below. */
export const SILENT_ON_LOTS = { nonConnected: 4, configurationError: 3, pendingConfiguration: 2 } as const
export const REPORTING_ON_LOTS = { valid: 4, waitingForIgnition: 3 } as const

/** What is low, and how often; every other reading is fine. */
export const FAULTS = {
  lowFuel: 5,
  lowCharge: 2,
  /** The 12 volt battery of a gasoline vehicle that has stood for over 90 days. */
  starterBattery: 2,
  lowTire: 7,
  lowOil: 3,
} as const

/** Vehicles whose tank or battery is in each tenth from 10 percent up, of those that report and are not low. */
export const LEVELS_PER_TENTH = [14, 22, 23, 17, 12, 9, 6, 4, 3] as const
