import * as v from 'valibot'
import { type Billing, INVOICE_STATES, type Invoice } from '../../domain/account/invoice'
import type { Assignable } from './assignable'
import { email, integer, numberBetween, perRegion, prefixedId, text } from './fields'

const anyDay = integer(-10_000, 10_000)

/** One row of the invoices dataset. */
export const InvoiceSchema = v.strictObject({
  id: prefixedId('in'),
  daysAgo: anyDay,
  vehicles: integer(1, 10_000),
  amountUsd: perRegion(numberBetween(0, 1_000_000)),
  state: v.picklist(INVOICE_STATES),
  paid: v.boolean(),
  download: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.pdf$/, 'a download is a PDF file'))),
})

type InvoiceOutput = v.InferOutput<typeof InvoiceSchema>
/** What the schema lets through: `Invoice`, held to it both ways by the compiler. */
export type InvoiceRow = Assignable<InvoiceOutput, Invoice> & Assignable<Invoice, InvoiceOutput>

/** The one row of the billing dataset; strict, so that no card number can come in. */
export const BillingSchema = v.strictObject({
  id: v.literal('billing'),
  paymentType: v.picklist(['visa', 'mastercard', 'amex']),
  cardExpiresDaysAgo: anyDay,
  billingAddress: perRegion(text(120)),
  billingEmail: email,
  plan: v.picklist(['trial', 'basic']),
  trialEndsDaysAgo: anyDay,
})

type BillingOutput = v.InferOutput<typeof BillingSchema>
/** What the schema lets through: `Billing`, held to it both ways by the compiler. */
export type BillingRow = Assignable<BillingOutput, Billing> & Assignable<Billing, BillingOutput>
