import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasChannel } from '#domain/notifications/channels'
import type { EventSettings, NotificationRow } from '#domain/notifications/notificationRow'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { changeEventFlag, changeRowChannel, changeRuleChannel } from './notificationChannels'

interface Shipped {
  notificationRows: NotificationRow[]
  eventSettings: EventSettings[]
  customNotifications: NotificationRule[]
}

const SHIPPED = JSON.parse(readFileSync('demo-data/account.json', 'utf8')) as Shipped
const NOW = { daysAgo: 0, minuteOfDay: 605 }

const rows = () => withDatabase((db) => db.notificationRows.toArray())
const settings = () => withDatabase((db) => db.eventSettings.get('events'))
const rule = (id: string) => withDatabase((db) => db.customNotifications.get(id))
/** The flags that follow from the rows' channels. */
async function flagsOfRows() {
  const flags = (await rows()).map(({ id, group, inApp, email }) => [group, id, inApp || email] as const)
  const of = (group: string) =>
    Object.fromEntries(flags.flatMap(([its, id, on]) => (its === group ? [[id, on]] : [])))
  return { fleetActivity: of('fleetActivity'), subscription: of('subscription') }
}

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase(async (db) => {
    await db.notificationRows.bulkPut(SHIPPED.notificationRows)
    await db.eventSettings.bulkPut(SHIPPED.eventSettings)
    await db.customNotifications.bulkPut(SHIPPED.customNotifications)
  })
})

describe('a channel of rows', () => {
  it('turns a flag off with the last channel of its row, and on with the first', async () => {
    await changeRowChannel(['billingAddressChanged'], 'inApp', false)
    expect((await settings())?.fleetActivity.billingAddressChanged).toBe(true)
    await changeRowChannel(['billingAddressChanged'], 'email', false)
    expect((await settings())?.fleetActivity.billingAddressChanged).toBe(false)
    expect(await settings()).toMatchObject(await flagsOfRows())
    await changeRowChannel(['billingAddressChanged'], 'email', true)
    expect((await settings())?.fleetActivity.billingAddressChanged).toBe(true)
  })

  it('is switched for a group at once, with one undo', async () => {
    const ids = SHIPPED.notificationRows.filter(({ group }) => group === 'subscription').map(({ id }) => id)
    await changeRowChannel(ids, 'email', false)
    const { undo } = await changeRowChannel(ids, 'inApp', false)
    expect((await rows()).filter(hasChannel).map(({ group }) => group)).not.toContain('subscription')
    expect(await settings()).toMatchObject(await flagsOfRows())
    expect(await undo()).toBe('undone')
    expect(await settings()).toMatchObject(await flagsOfRows())
    expect((await rows()).filter(({ inApp }) => inApp).map(({ group }) => group)).toContain('subscription')
  })

  it('goes back at a reset, as an event does', async () => {
    await changeRowChannel(['invoiceReady'], 'inApp', false)
    await changeEventFlag('diagnostics', false)
    expect((await settings())?.diagnostics).toBe(false)
    await dropVisitorChanges()
    expect(await settings()).toEqual(SHIPPED.eventSettings[0])
    expect((await rows()).toSorted(byId)).toEqual(SHIPPED.notificationRows.toSorted(byId))
  })
})

describe('a channel of a rule', () => {
  const [first] = SHIPPED.customNotifications.filter(({ inApp, email }) => inApp && !email)
  const id = first?.id ?? ''

  it('stamps the rule (docs/rules.md SE-22)', async () => {
    await changeRuleChannel(id, 'email', true, NOW)
    expect(await rule(id)).toMatchObject({ inApp: true, email: true, lastUpdated: NOW })
  })

  it('stays on when it is the last one, and changes nothing', async () => {
    const { isChanged } = await changeRuleChannel(id, 'inApp', false, NOW)
    expect(isChanged).toBe(false)
    expect(await rule(id)).toEqual(first)
  })
})

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}
