import type { Region } from '../kiosk/locale'

/** Dollars per vehicle and month, before tax (docs/rules.md AD-07); the only price there is (docs/decisions.md D17). */
export const PRICE_PER_VEHICLE_USD = 6.99

/** Sales tax in percent: Illinois, Ontario (HST), Mexico (IVA). */
export const TAX_PERCENT: Record<Region, number> = { us: 6.25, ca: 13, mx: 16 }

/** Monthly price in US dollars for a number of connected vehicles, including tax, rounded to the cent. */
export function monthlyAmountUsd(vehicles: number, region: Region): number {
  const cents = Math.round(PRICE_PER_VEHICLE_USD * 100) * vehicles
  return Math.round(cents * (1 + TAX_PERCENT[region] / 100)) / 100
}

export const INVOICE_STATES = ['paid', 'unpaid', 'upcoming'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/**
 * An invoice (docs/rules.md IN-00); one a month for the add-on solutions of connected vehicles: the plan
 * itself is in its trial.
 */
export interface Invoice {
  /** `in-N`, the newest first. */
  id: string
  /** Invoice date in days before today; negative for future dates. */
  daysAgo: number
  /** Connected vehicles that it bills. */
  vehicles: number
  /** US dollars with tax. */
  amountUsd: Record<Region, number>
  state: InvoiceState
  /** Whether it is paid (docs/rules.md SU-05). */
  paid: boolean
  /** Name of the file to download; null while there is none. */
  download: string | null
}

/** The account's payment method; one row. No card number is stored, not even a fictional one. */
export interface Billing {
  id: 'billing'
  paymentType: 'visa' | 'mastercard' | 'amex'
  /** Last day of the card's expiry month in days before today, so negative while it is valid. */
  cardExpiresDaysAgo: number
  billingAddress: Record<Region, string>
  billingEmail: string
  plan: 'trial' | 'basic'
  /** Last day of the free trial in days before today; negative while it lasts. */
  trialEndsDaysAgo: number
}
