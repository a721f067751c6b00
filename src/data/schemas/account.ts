import * as v from 'valibot'
import { ACCOUNT_IDS, type AccountOverview } from '#domain/account/accountOverview'
import { BILLED_ITEMS } from '#domain/account/estimate'
import { type Billing, INVOICE_STATES, type Invoice, PAYMENT_TYPES } from '#domain/account/invoice'
import { MAX_POSTAL_PART } from '#domain/account/postalAddress'
import { DATE_FORMATS, HOUR_CYCLES, type UserSettings } from '#domain/account/userSettings'
import { LOCALES } from '#domain/base/locale'
import { UNIT_SYSTEMS } from '#domain/base/units'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Assignable } from './assignable'
import { daysAgo, email, fleetName, integer, numberBetween, perRegion, prefixedId, text } from './fields'

export const AccountOverviewSchema = v.strictObject({
  id: v.picklist(['fleet', 'dealer', 'essentials']),
  name: text(60),
  phone: perRegion(text(24)),
  email,
  address: perRegion(text(120)),
  createdDaysAgo: daysAgo,
})

type AccountOverviewOutput = v.InferOutput<typeof AccountOverviewSchema>
export type AccountOverviewRow = Assignable<AccountOverviewOutput, AccountOverview> &
  Assignable<AccountOverview, AccountOverviewOutput>

export const UserSettingsSchema = v.strictObject({
  id: v.literal('settings'),
  language: v.nullable(v.picklist(LOCALES)),
  timeZone: text(40),
  hourCycle: v.picklist(HOUR_CYCLES),
  dateFormat: v.picklist(DATE_FORMATS),
  units: v.picklist(UNIT_SYSTEMS),
})

type UserSettingsOutput = v.InferOutput<typeof UserSettingsSchema>
export type UserSettingsRow = Assignable<UserSettingsOutput, UserSettings> &
  Assignable<UserSettings, UserSettingsOutput>

export const FleetSchema = v.strictObject({
  id: prefixedId('f'),
  name: fleetName,
  businessEmail: email,
  businessAddress: perRegion(text(120)),
  createdDaysAgo: daysAgo,
})

type FleetOutput = v.InferOutput<typeof FleetSchema>
export type FleetRow = Assignable<FleetOutput, Fleet> & Assignable<Fleet, FleetOutput>

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
