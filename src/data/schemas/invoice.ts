import * as v from 'valibot'
import { ACCOUNT_IDS } from '#domain/account/accountOverview'
import { BILLED_ITEMS } from '#domain/account/estimate'
import { type Billing, INVOICE_STATES, type Invoice, PAYMENT_TYPES } from '#domain/account/invoice'
import { MAX_POSTAL_PART } from '#domain/account/postalAddress'
import type { Assignable } from './assignable'
import { email, integer, numberBetween, perRegion, prefixedId, text } from './fields'

const anyDay = integer(-10_000, 10_000)

export const InvoiceSchema = v.strictObject({
  id: prefixedId('in'),
  account: v.picklist(ACCOUNT_IDS),
  daysAgo: anyDay,
  lines: v.array(v.strictObject({ item: v.picklist(BILLED_ITEMS), vehicles: integer(1, 10_000) })),
  amountUsd: perRegion(numberBetween(0, 1_000_000)),
  state: v.picklist(INVOICE_STATES),
  paid: v.boolean(),
  download: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.pdf$/, 'a download is a PDF file'))),
})

type InvoiceOutput = v.InferOutput<typeof InvoiceSchema>
export type InvoiceRow = Assignable<InvoiceOutput, Invoice> & Assignable<Invoice, InvoiceOutput>

const part = text(MAX_POSTAL_PART)

const PostalAddressSchema = v.strictObject({
  street: part,
  neighborhood: v.union([part, v.literal('')]),
  city: part,
  state: part,
  postalCode: part,
})

/** One row of the billing dataset; strict, so that it cannot contain a card number. */
export const BillingSchema = v.strictObject({
  id: v.picklist(ACCOUNT_IDS),
  paymentType: v.picklist(PAYMENT_TYPES),
  cardExpiresDaysAgo: anyDay,
  billingAddress: perRegion(PostalAddressSchema),
  billingEmail: email,
  plan: v.picklist(['trial', 'basic']),
  trialEndsDaysAgo: anyDay,
})

type BillingOutput = v.InferOutput<typeof BillingSchema>
export type BillingRow = Assignable<BillingOutput, Billing> & Assignable<Billing, BillingOutput>
