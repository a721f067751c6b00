import type { AccountId, AccountOverview } from '#domain/account/accountOverview'
import { type BilledLine, estimateOf, isBilledAsConnected } from '#domain/account/estimate'
import { fleetLines } from '#domain/account/fleetLines'
import type { Billing, Invoice, InvoiceState } from '#domain/account/invoice'
import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { buildDealerVehicles } from '../dealer/dealerVehicles'
import { DEALER_DOMAIN, FLEET_DOMAIN, makeAddress, makePhone, makePostalAddress } from '../fleet/contacts'
import { buildUsers } from '../fleet/users'
import { buildVehicles } from '../fleet/vehicles'
import { ACCOUNT_DAYS } from '../plan/accountAge'
import { inRegions } from '../plan/regions'

/** Days from one invoice to the next, the newest first: the next is to come, twelve are past. */
const NEXT_INVOICE_DAYS = 9
const MONTHS = 12
/** The essentials account is younger: its first months. */
const ESSENTIALS_MONTHS = 3

/**
 * Connected vehicles that each of the dealer's invoices bills, the newest first. Vehicles that were sold
 * since are in no dataset, so only the one to come can be counted.
 */
const DEALER_PAST = [112, 107, 115, 121, 118, 109, 103, 99, 104, 111, 116, 108]

/** The invoices dataset, an account's newest first: one to come, one open, the others paid. */
export function buildInvoices(): Invoice[] {
  const fleet = { vehicles: buildVehicles(), users: buildUsers() }
  const stock = buildDealerVehicles().filter(isBilledAsConnected).length
  const rows = [
    ...invoicesOf('fleet', MONTHS, 1187, (daysAgo) => fleetLines(fleet, daysAgo)),
    ...invoicesOf('dealer', MONTHS, 2644, (_, month) => [
      { item: 'connected', vehicles: DEALER_PAST[month - 1] ?? stock },
    ]),
    ...invoicesOf('essentials', ESSENTIALS_MONTHS, 3309, (daysAgo) => fleetLines(fleet, daysAgo)),
  ]
  return rows.map((row, at) => ({ id: `in-${at + 1}`, ...row }))
}

function invoicesOf(
  account: AccountId,
  months: number,
  newest: number,
  linesOf: (daysAgo: number, month: number) => BilledLine[],
): Omit<Invoice, 'id'>[] {
  return Array.from({ length: months + 1 }, (_, month) => {
    const daysAgo = Math.round(month * 30.4) - NEXT_INVOICE_DAYS
    const state: InvoiceState = month === 0 ? 'upcoming' : month === 1 ? 'unpaid' : 'paid'
    const lines = linesOf(daysAgo, month)
    const number = String(newest - month * 3).padStart(5, '0')
    return {
      account,
      daysAgo,
      lines,
      amountUsd: inRegions((region) => estimateOf(lines, region).totalCents / 100),
      state,
      paid: state === 'paid',
      download: state === 'upcoming' ? null : `invoice-${number}.pdf`,
    }
  })
}

/** The billing dataset: a row for each account. */
export function buildBilling(): Billing[] {
  const random = seededRandom(seedOf('billing address'))
  const rows: Omit<Billing, 'billingAddress'>[] = [
    {
      id: 'fleet',
      paymentType: 'visa',
      cardExpiresDaysAgo: -512,
      billingEmail: `billing@${FLEET_DOMAIN}`,
      plan: 'trial',
      trialEndsDaysAgo: -23,
    },
    {
      id: 'dealer',
      paymentType: 'mastercard',
      cardExpiresDaysAgo: -24,
      billingEmail: `billing@${DEALER_DOMAIN}`,
      plan: 'trial',
      trialEndsDaysAgo: -38,
    },
    {
      id: 'essentials',
      paymentType: 'amex',
      cardExpiresDaysAgo: -760,
      billingEmail: `castonguay.billing@${FLEET_DOMAIN}`,
      plan: 'basic',
      trialEndsDaysAgo: 67,
    },
  ]
  return rows.map((row) => ({
    ...row,
    billingAddress: inRegions((region) => makePostalAddress(random, region)),
  }))
}

/** The accountOverviews dataset: the fleet's account, the dealer's, and that of the essentials plan. */
export function buildAccountOverviews(): AccountOverview[] {
  const rows = [
    {
      id: 'fleet',
      name: 'Okafor Field Services',
      mailbox: `office@${FLEET_DOMAIN}`,
      createdDaysAgo: ACCOUNT_DAYS,
    },
    { id: 'dealer', name: 'Harbor Motors', mailbox: `office@${DEALER_DOMAIN}`, createdDaysAgo: 1460 },
    {
      id: 'essentials',
      name: 'Castonguay Deliveries',
      mailbox: `castonguay@${FLEET_DOMAIN}`,
      createdDaysAgo: 97,
    },
  ] as const
  return rows.map(({ id, name, mailbox, createdDaysAgo }, at) => {
    const random = seededRandom(seedOf(`account overview ${id}`))
    return {
      id,
      name,
      phone: inRegions((region) => makePhone(region, 57 + at)),
      email: mailbox,
      address: inRegions((region) => makeAddress(random, region)),
      createdDaysAgo,
    }
  })
}
