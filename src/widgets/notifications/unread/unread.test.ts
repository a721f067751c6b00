import { describe, expect, it } from 'vitest'
import type { FeedEvent, FeedItem } from '../../../domain/notifications/feed'
import { countUnread } from './unread'

const NOW = new Date('2026-11-21T15:00:00Z')

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

describe('what is new in the panel', () => {
  it('is the last five hours when a visit begins', () => {
    expect(countUnread([item(30), item(299), item(300), item(900)], NOW, null)).toBe(2)
  })

  it('is nothing once the panel was opened', () => {
    expect(countUnread([item(30), item(60)], NOW, NOW)).toBe(0)
  })

  it('is what came after that', () => {
    expect(countUnread([item(30), item(60)], NOW, new Date(NOW.getTime() - 45 * 60_000))).toBe(1)
  })

  it('excludes entries that the panel excludes', () => {
    expect(countUnread([item(30, { kind: 'cameraOn' }), item(60)], NOW, null)).toBe(1)
  })
})
