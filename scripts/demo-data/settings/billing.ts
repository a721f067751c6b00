import type { AccountOverview } from '../../../src/domain/account/accountOverview'
import {
  type Billing,
  type Invoice,
  type InvoiceState,
  monthlyAmountUsd,
} from '../../../src/domain/account/invoice'
import { seededRandom, seedOf } from '../../../src/domain/kiosk/seededRandom'
import type { Vehicle } from '../../../src/domain/vehicle/vehicle'
import { DEALER_DOMAIN, FLEET_DOMAIN, makeAddress, makePhone } from '../fleet/contacts'
import { buildVehicles } from '../fleet/vehicles'
import { ACCOUNT_DAYS } from '../plan/accountAge'
import { inRegions } from '../plan/regions'

/** Days from one invoice to the next, the newest first: the next is to come, twelve are past. */
const NEXT_INVOICE_DAYS = 9
const MONTHS = 12

/** The invoices dataset, the newest first: one to come, one open, the others paid. */
export function buildInvoices(): Invoice[] {
  const vehicles = buildVehicles()
  return Array.from({ length: MONTHS + 1 }, (_, month) => {
    const daysAgo = Math.round(month * 30.4) - NEXT_INVOICE_DAYS
    const state: InvoiceState = month === 0 ? 'upcoming' : month === 1 ? 'unpaid' : 'paid'
    const billed = billedVehicles(vehicles, daysAgo)
    const number = String(1187 - month * 3).padStart(5, '0')
    return {
      id: `in-${month + 1}`,
      daysAgo,
      vehicles: billed,
      amountUsd: inRegions((region) => monthlyAmountUsd(billed, region)),
      state,
      paid: state === 'paid',
      download: state === 'upcoming' ? null : `invoice-${number}.pdf`,
    }
  })
}

/** Connected vehicles that the account had on a day; one to come is billed for those of now. */
export function billedVehicles(vehicles: readonly Vehicle[], daysAgo: number): number {
  return vehicles.filter((vehicle) => vehicle.status === 'connected' && vehicle.addedDaysAgo >= daysAgo)
    .length
}

/** The one row of the billing dataset. */
export function buildBilling(): Billing[] {
  const random = seededRandom(seedOf('billing address'))
  return [
    {
      id: 'billing',
      paymentType: 'visa',
      cardExpiresDaysAgo: -512,
      billingAddress: inRegions((region) => makeAddress(random, region)),
      billingEmail: `billing@${FLEET_DOMAIN}`,
      plan: 'trial',
      trialEndsDaysAgo: -23,
    },
  ]
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
