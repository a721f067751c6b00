import type { Region } from '#domain/base/locale'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { ADD_ON_IDS, type AddOnAccount, addOnVehicles } from './addOns'
import { monthlyAmountUsd, PRICE_PER_VEHICLE_USD, TAX_PERCENT } from './invoice'

/** What a line of a bill is for: connected vehicles, the full plan for them, or an add-on. */
export const BILLED_ITEMS = ['connected', 'fullPlan', ...ADD_ON_IDS] as const
export type BilledItem = (typeof BILLED_ITEMS)[number]

/** A number of vehicles, each at the same price (docs/rules.md AD-07). */
export interface BilledLine<Item extends BilledItem = BilledItem> {
  item: Item
  vehicles: number
}

/** A line with its amount before tax, in whole cents. */
export interface EstimateLine<Item extends BilledItem = BilledItem> extends BilledLine<Item> {
  cents: number
}

/** A monthly estimate in whole US cents; lines and tax add up to the total. */
export interface Estimate<Item extends BilledItem = BilledItem> {
  lines: readonly EstimateLine<Item>[]
  subtotalCents: number
  /** Tax rate of the region. */
  taxPercent: number
  taxCents: number
  totalCents: number
  /** Twelve times the monthly total. */
  yearCents: number
}

const MONTHS_PER_YEAR = 12

/** Whether a vehicle is billed as connected (docs/rules.md SU-03). */
export function isBilledAsConnected({ status }: Pick<Vehicle, 'status'>): boolean {
  return status === 'connected'
}

/** The lines of the account's monthly bill: its connected vehicles, and the vehicles of each add-on. */
export function billedLines(account: AddOnAccount): BilledLine[] {
  const connected: BilledLine = {
    item: 'connected',
    vehicles: account.vehicles.filter(isBilledAsConnected).length,
  }
  const addOns = ADD_ON_IDS.map((item) => ({ item, vehicles: addOnVehicles(item, account).active.length }))
  return [connected, ...addOns.filter(({ vehicles }) => vehicles > 0)]
}

/** The monthly cost of bill lines, with the tax of the region. */
export function estimateOf<Item extends BilledItem>(
  lines: readonly BilledLine<Item>[],
  region: Region,
): Estimate<Item> {
  const priced = lines.map((line) => ({ ...line, cents: toCents(PRICE_PER_VEHICLE_USD) * line.vehicles }))
  const subtotalCents = priced.reduce((sum, { cents }) => sum + cents, 0)
  const vehicles = lines.reduce((sum, line) => sum + line.vehicles, 0)
  const totalCents = toCents(monthlyAmountUsd(vehicles, region))
  return {
    lines: priced,
    subtotalCents,
    taxPercent: TAX_PERCENT[region],
    taxCents: totalCents - subtotalCents,
    totalCents,
    yearCents: totalCents * MONTHS_PER_YEAR,
  }
}

function toCents(usd: number): number {
  return Math.round(usd * 100)
}
