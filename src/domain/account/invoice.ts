import { dayInMonth, dayOfNumber } from '#domain/base/calendar'
import { daysBeforeNow, workingDay } from '#domain/base/demoTime'
import type { Region } from '#domain/base/locale'
import type { AccountId } from './accountOverview'
import type { BilledLine } from './estimate'
import type { PostalAddress } from './postalAddress'

/** Dollars per vehicle and month, before tax (docs/rules.md AD-07); the only price there is (docs/decisions.md D17). */
export const PRICE_PER_VEHICLE_USD = 6.99

/** Sales tax in percent: Illinois, Ontario (HST), Mexico (IVA). */
export const TAX_PERCENT: Record<Region, number> = { us: 6.25, ca: 13, mx: 16 }

/**
 * Sales tax on an amount, both in whole cents; half a cent rounds up. Calculated in whole hundredths of a
 * percent, so that floating-point error cannot decide a rounding.
 */
function taxCents(amountCents: number, region: Region): number {
  return Math.floor((amountCents * Math.round(TAX_PERCENT[region] * 100) + 5000) / 10_000)
}

/** Monthly price in US dollars for a number of connected vehicles, including tax, rounded to the cent. */
export function monthlyAmountUsd(vehicles: number, region: Region): number {
  const cents = Math.round(PRICE_PER_VEHICLE_USD * 100) * vehicles
  return (cents + taxCents(cents, region)) / 100
}

export const INVOICE_STATES = ['paid', 'unpaid', 'upcoming'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** A monthly invoice for an account's connected vehicles and add-ons (docs/rules.md IN-00). */
export interface Invoice {
  /** `in-N`, the newest of an account first. */
  id: string
  account: AccountId
  /** Invoice date in days before today, negative for future dates; shown as `invoicesOnCalendar` places it. */
  daysAgo: number
  /** Connected vehicles first. */
  lines: BilledLine[]
  /** US dollars including tax. */
  amountUsd: Record<Region, number>
  state: InvoiceState
  paid: boolean
  /** File name; null while there is no file. */
  download: string | null
}

/** Average length of a calendar month in days. */
const MONTH_DAYS = 365.25 / 12

/**
 * Places an account's invoices on the calendar of `now`. The upcoming invoice keeps its stored date and sets
 * the day of the month; earlier invoices fall on the same day of earlier months, or on the last day of a
 * shorter month (docs/rules.md IN-01).
 * @param invoices the newest first
 */
export function invoicesOnCalendar<Dated extends Pick<Invoice, 'daysAgo'>>(
  invoices: readonly Dated[],
  now: Date,
  timeZone: string,
): Dated[] {
  const newest = invoices[0]?.daysAgo ?? 0
  const { year, month, day } = workingDay(now, timeZone, newest)
  return invoices.map((invoice) => {
    const monthsBefore = Math.round((invoice.daysAgo - newest) / MONTH_DAYS)
    const date = dayOfNumber(dayInMonth(year, month - monthsBefore, day))
    return { ...invoice, daysAgo: daysBeforeNow(now, timeZone, date) }
  })
}

/** Days from an invoice to its due date. */
export const PAYMENT_DAYS = 30

/**
 * The billing period of an invoice in days before today: from the previous invoice to the day before its own.
 * @param invoices of the account, the newest first
 */
export function invoicePeriod(
  { id, daysAgo }: Pick<Invoice, 'id' | 'daysAgo'>,
  invoices: readonly Pick<Invoice, 'id' | 'daysAgo'>[],
): { first: number; last: number } {
  const before = invoices[invoices.findIndex((invoice) => invoice.id === id) + 1]
  return { first: before?.daysAgo ?? daysAgo + PAYMENT_DAYS, last: daysAgo + 1 }
}

/** The number of an invoice, as "01184"; null if it has none. */
export function invoiceNumber({ download }: Pick<Invoice, 'download'>): string | null {
  return download === null ? null : (/\d+/.exec(download)?.[0] ?? null)
}

/** Networks of payment cards. */
export const PAYMENT_TYPES = ['visa', 'mastercard', 'amex'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** How an account pays. No card number is stored, not even a fictional one. */
export interface Billing {
  id: AccountId
  paymentType: PaymentType
  /** A day in the card's expiry month, in days before today; negative while the card is valid. */
  cardExpiresDaysAgo: number
  billingAddress: Record<Region, PostalAddress>
  billingEmail: string
  plan: 'trial' | 'basic'
  /** Last day of the free trial in days before today; negative while it lasts. */
  trialEndsDaysAgo: number
}
