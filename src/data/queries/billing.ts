import type { AccountId, AccountOverview } from '#domain/account/accountOverview'
import type { Billing, Invoice } from '#domain/account/invoice'
import { type PostalAddress, tidyAddress } from '#domain/account/postalAddress'
import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** An account with its billing and its invoices. */
export interface AccountBilling {
  overview: AccountOverview
  billing: Billing
  /** The newest first. */
  invoices: readonly Invoice[]
}

/** The account of a sign-in, with its billing. */
export function useAccountBilling(account: AccountId): Live<AccountBilling> {
  return useLiveQuery(billingQuery, account)
}

const billingQuery = storedQuery(
  ['accountOverviews', 'billing', 'invoices'],
  async (db, account: AccountId): Promise<AccountBilling | undefined> => {
    const overview = await db.accountOverviews.get(account)
    const billing = await db.billing.get(account)
    const invoices = await db.invoices.filter((invoice) => invoice.account === account).toArray()
    if (!overview || !billing) return undefined
    return { overview, billing, invoices: invoices.sort((a, b) => a.daysAgo - b.daysAgo) }
  },
)

/** Fields of the billing form. */
export interface BillingFields extends Pick<Billing, 'paymentType' | 'cardExpiresDaysAgo' | 'billingEmail'> {
  address: PostalAddress
}

/** Changes how an account pays, until the visit is reset; the address in the current region. */
export function updateBilling(
  account: AccountId,
  { address, billingEmail, ...card }: BillingFields,
  region: Region,
): Promise<UndoableChange> {
  return changeRow('billing', account, (billing) => ({
    ...billing,
    ...card,
    billingEmail: billingEmail.trim(),
    billingAddress: { ...billing.billingAddress, [region]: tidyAddress(address, region) },
  }))
}

/** Pays an open invoice, until the visit is reset. */
export function payInvoice(id: string): Promise<UndoableChange> {
  return changeRow('invoices', id, (invoice) =>
    invoice.state === 'unpaid' ? { ...invoice, state: 'paid', paid: true } : invoice,
  )
}
