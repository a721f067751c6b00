import type { Region } from '../kiosk/locale'
import type { VehicleStatus } from '../vehicle/vehicle'
import { priceCents, taxCents } from './invoice'

/** One service for so many vehicles in a month. */
export interface BilledItem<Item extends string> {
  item: Item
  vehicles: number
}

export interface BillLine<Item extends string> extends BilledItem<Item> {
  cents: number
}

/** A month's bill, in whole cents, so that lines, tax and total add up as they are shown. */
export interface Bill<Item extends string> {
  lines: readonly BillLine<Item>[]
  subtotalCents: number
  taxCents: number
  totalCents: number
}

/**
 * The bill of a month: each service at the one price there is (docs/rules.md AD-07, IN-02), then the tax of the region
 * on their sum. What bills no vehicle has no line.
 */
export function billOf<Item extends string>(items: readonly BilledItem<Item>[], region: Region): Bill<Item> {
  const lines = items
    .filter(({ vehicles }) => vehicles > 0)
    .map(({ item, vehicles }) => ({ item, vehicles, cents: priceCents(vehicles) }))
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const tax = taxCents(subtotalCents, region)
  return { lines, subtotalCents, taxCents: tax, totalCents: subtotalCents + tax }
}

/** How many vehicles a plan bills: those that are connected (docs/rules.md SU-03). */
export function connectedCount(vehicles: readonly { status: VehicleStatus }[]): number {
  return vehicles.filter(({ status }) => status === 'connected').length
}
