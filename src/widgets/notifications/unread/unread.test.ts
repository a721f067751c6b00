import { describe, expect, it } from 'vitest'
import type { FeedEvent, FeedItem } from '#domain/notifications/feed'
import { unreadItems } from './unread'

function item(minutesAgo: number, event: FeedEvent = { kind: 'cameraOff' }): FeedItem {
  return {
    id: `ff-${minutesAgo}`,
    section: 'fleet',
    vehicleId: 'v-1',
    vehicle: 'Unit 118',
    driverId: null,
    driver: null,
    minutesAgo,
    event,
  }
}

const unread = (items: FeedItem[], ...read: string[]) =>
  unreadItems(items, new Set(read)).map(({ minutesAgo }) => minutesAgo)

describe('what is unread', () => {
  it('is the last five hours when a visit begins, and what comes after', () => {
    expect(unread([item(-2), item(30), item(299), item(300), item(900)])).toEqual([-2, 30, 299])
  })

  it('is each item until it was opened', () => {
    expect(unread([item(30), item(60)], 'ff-30')).toEqual([60])
  })

  it('excludes entries that the panel excludes', () => {
    expect(unread([item(30, { kind: 'cameraOn' }), item(60)])).toEqual([60])
  })
})
