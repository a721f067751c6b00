import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { byNewest, type FeedEvent } from '#domain/notifications/feed'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { addFeedItem, addFeedItems, MAX_ADDED_ITEMS, type NewFeedItem } from './feed'

function news(minutesAgo: number, event: FeedEvent = { kind: 'offHours' }): NewFeedItem {
  const subject = { vehicleId: 'v-1', vehicle: 'Unit 118', driverId: null, driver: null }
  return { section: 'fleet', ...subject, minutesAgo, event }
}

const stored = () => withDatabase((db) => db.feedItems.toArray())
const ids = async () => (await stored()).sort(byNewest).map(({ id }) => id)
const flags = (changes: object) =>
  withDatabase((db) =>
    db
      .table('eventSettings')
      .put({ id: 'events', diagnostics: true, driverSpeeding: true, maintenanceReminder: true, ...changes }),
  )

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase((db) =>
    db.feedItems.bulkAdd([
      { ...news(60), id: 'ff-2' },
      { ...news(30), id: 'ff-1' },
      { ...news(30), id: 'df-7', section: 'dealer' },
    ]),
  )
  await flags({})
})

describe('a new item of the feed', () => {
  it('gets the next id of its section and stands first', async () => {
    expect((await addFeedItem(news(-2))).value).toBe('ff-3')
    expect((await addFeedItem({ ...news(-3), section: 'dealer' })).value).toBe('df-8')
    expect(await ids()).toEqual(['df-8', 'ff-3', 'df-7', 'ff-1', 'ff-2'])
  })

  it('is taken back by its undo, and by a reset', async () => {
    const { undo } = await addFeedItem(news(-1))
    expect(await undo()).toBe('undone')
    expect(await stored()).toHaveLength(3)
    await addFeedItems([news(-1), news(-2)])
    expect(await dropVisitorChanges()).toBe(2)
    expect(await stored()).toHaveLength(3)
  })

  it('is left out while its setting is off', async () => {
    await flags({ diagnostics: false })
    const change = await addFeedItem(news(-1, { kind: 'oil', oilLife: 4 }))
    expect(change).toMatchObject({ value: null, isChanged: false })
    expect((await addFeedItems([news(-1, { kind: 'oil', oilLife: 4 }), news(-2)])).value).toEqual(['ff-3'])
  })
})

describe('a flood', () => {
  it('keeps the newest, and nothing of what went', async () => {
    const flood = (from: number) =>
      addFeedItems(Array.from({ length: 400 }, (_, at) => news(-(from + at) / 1000)))
    await flood(0)
    await flood(400)
    await flood(800)
    const rows = await stored()
    expect(rows).toHaveLength(3 + MAX_ADDED_ITEMS)
    expect((await ids())[0]).toBe('ff-1202')
    expect(rows.some(({ id }) => id === 'ff-702')).toBe(false)
    expect(await withDatabase((db) => db.originals.count())).toBe(MAX_ADDED_ITEMS)
  })

  it('of more than the feed keeps, at once, keeps its end', async () => {
    const { value } = await addFeedItems(
      Array.from({ length: MAX_ADDED_ITEMS + 9 }, (_, at) => news(-at / 1000)),
    )
    expect(value).toHaveLength(MAX_ADDED_ITEMS)
    expect((await stored()).some(({ minutesAgo }) => minutesAgo === -0.008)).toBe(false)
  })
})
