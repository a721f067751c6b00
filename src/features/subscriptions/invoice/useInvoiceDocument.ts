import { useLingui } from '@lingui/react/macro'
import { estimateOf } from '#domain/account/estimate'
import {
  type Invoice,
  type InvoiceState,
  invoiceNumber,
  invoicePeriod,
  PAYMENT_DAYS,
  PRICE_PER_VEHICLE_USD,
} from '#domain/account/invoice'
import { addressLines } from '#domain/account/postalAddress'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import { billedLabel, TAX_LABELS } from '../billedLabels'
import { COUNTRY_LABELS, PAYMENT_NAMES } from '../payment/paymentLabels'
import type { Subscription } from '../useSubscription'

interface NamedText {
  name: string
  value: string
}

export interface Party {
  heading: string
  name: string
  lines: readonly string[]
}

interface InvoiceRow {
  id: string
  description: string
  vehicles: string
  price: string
  amount: string
}

/** Texts and figures of an invoice in the visitor's language, the same on the screen, on paper and in the file. */
export interface InvoiceDocument {
  fileName: string
  /** BCP 47. */
  language: string
  /** The product's name, as sender. */
  brand: string
  title: string
  state: InvoiceState
  stateText: string
  facts: readonly NamedText[]
  from: Party
  to: Party
  heads: Omit<InvoiceRow, 'id'>
  rows: readonly InvoiceRow[]
  sums: readonly NamedText[]
  total: NamedText
  notes: readonly string[]
}

/** Writes an invoice of the account in the visitor's language and formats. */
export function useInvoiceDocument({
  overview,
  billing,
  invoices,
  isInventory,
}: Subscription): (invoice: Invoice) => InvoiceDocument {
  const { t, i18n } = useLingui()
  const { money, daysAgo, whole, exactPercent, locale } = useFormats()
  const region = useRegion()
  const usd = (cents: number) => money(cents / 100)
  return (invoice) => {
    const number = invoiceNumber(invoice)
    const estimate = estimateOf(invoice.lines, region)
    const { first, last } = invoicePeriod(invoice, invoices)
    const from = daysAgo(first)
    const to = daysAgo(last)
    const rate = exactPercent(estimate.taxPercent)
    const taxName = i18n._(TAX_LABELS[region])
    return {
      fileName: invoice.download ?? 'invoice.pdf',
      language: locale,
      brand: t`Pharos Fleet`,
      title: number === null ? t`Upcoming invoice` : t`Invoice ${number}`,
      state: invoice.state,
      stateText: { paid: t`Paid`, unpaid: t`Unpaid`, upcoming: t`Upcoming` }[invoice.state],
      facts: [
        ...(number === null ? [] : [{ name: t`Invoice number`, value: number }]),
        { name: t`Invoice date`, value: daysAgo(invoice.daysAgo) },
        { name: t`Billing period`, value: t`${from} to ${to}` },
        { name: t`Due date`, value: daysAgo(invoice.daysAgo - PAYMENT_DAYS) },
        { name: t`Payment type`, value: PAYMENT_NAMES[billing.paymentType] },
      ],
      from: { heading: t`Issued by`, name: t`Pharos Fleet`, lines: [t`Subscriptions and billing`] },
      to: {
        heading: t`Billed to`,
        name: overview.name,
        lines: [
          ...addressLines(billing.billingAddress[region], region),
          i18n._(COUNTRY_LABELS[region]),
          billing.billingEmail,
        ],
      },
      heads: {
        description: t`Description`,
        vehicles: t`Vehicles`,
        price: t`Price`,
        amount: t`Amount`,
      },
      rows: estimate.lines.map(({ item, vehicles, cents }) => ({
        id: item,
        description: i18n._(billedLabel(item, isInventory)),
        vehicles: whole(vehicles),
        price: money(PRICE_PER_VEHICLE_USD),
        amount: usd(cents),
      })),
      sums: [
        { name: t`Subtotal`, value: usd(estimate.subtotalCents) },
        { name: t`${taxName}, ${rate}`, value: usd(estimate.taxCents) },
      ],
      total: { name: t`Total`, value: usd(estimate.totalCents) },
      notes: [
        t`All amounts are in US dollars. Prices are per vehicle per month.`,
        t`Sample data: nothing is charged for this demo.`,
      ],
    }
  }
}
