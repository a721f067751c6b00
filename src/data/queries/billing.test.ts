import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import type { Billing, Invoice } from '#domain/account/invoice'
import type { PostalAddress } from '#domain/account/postalAddress'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { payInvoice, updateBilling } from './billing'

const ADDRESS: PostalAddress = {
  street: '1 Pier',
  neighborhood: '',
  city: 'Toronto',
  state: 'ON',
  postalCode: 'M0A 1H1',
}
const BILLING: Billing = {
  id: 'fleet',
  paymentType: 'visa',
  cardExpiresDaysAgo: -512,
  billingAddress: { us: ADDRESS, ca: ADDRESS, mx: ADDRESS },
  billingEmail: 'billing@pharos.example',
  plan: 'trial',
  trialEndsDaysAgo: -23,
}
const unpaid: Invoice = {
  id: 'in-2',
  account: 'fleet',
  daysAgo: 21,
  lines: [{ item: 'connected', vehicles: 34 }],
  amountUsd: { us: 1, ca: 1, mx: 1 },
  state: 'unpaid',
  paid: false,
  download: 'invoice-01184.pdf',
}
const billing = () => withDatabase((db) => db.billing.get('fleet'))
const invoice = (id: string) => withDatabase((db) => db.invoices.get(id))

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase(async (db) => {
    await db.billing.put(BILLING)
    await db.invoices.bulkPut([unpaid, { ...unpaid, id: 'in-1', state: 'upcoming', download: null }])
  })
})

it('changes the card and the address of the current region, and takes them back', async () => {
  const fields = {
    paymentType: 'amex',
    cardExpiresDaysAgo: -40,
    billingEmail: ' bills@pharos.example ',
    address: { ...ADDRESS, postalCode: 'm0a1h2' },
  } as const
  const { undo } = await updateBilling('fleet', fields, 'ca')
  expect(await billing()).toEqual({
    ...BILLING,
    paymentType: 'amex',
    cardExpiresDaysAgo: -40,
    billingEmail: 'bills@pharos.example',
    billingAddress: { ...BILLING.billingAddress, ca: { ...ADDRESS, postalCode: 'M0A 1H2' } },
  })
  expect(await undo()).toBe('undone')
  expect(await billing()).toEqual(BILLING)
})

it('pays an unpaid invoice once, and takes that back', async () => {
  const { undo } = await payInvoice('in-2')
  expect(await invoice('in-2')).toMatchObject({ state: 'paid', paid: true })
  expect((await payInvoice('in-2')).isChanged).toBe(false)
  expect(await undo()).toBe('undone')
  expect(await invoice('in-2')).toEqual(unpaid)
})

it('leaves an invoice that is still to come as it is', async () => {
  expect((await payInvoice('in-1')).isChanged).toBe(false)
})
