import type { Live } from '../../domain/base/live'
import type { Announcement } from '../../domain/notifications/announcement'
import type { FeedSection } from '../../domain/notifications/feed'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Announcements for fleet or dealer, newest first. */
export function useAnnouncements(section: FeedSection): Live<Announcement[]> {
  return useLiveQuery(announcementsQuery, section)
}

const announcementsQuery = storedQuery(['announcements'], async (db, section: FeedSection) => {
  const all = await db.announcements.toArray()
  return all.filter((it) => (section === 'fleet' ? it.showInFleet : it.showInDealer)).sort(newestFirst)
})

function newestFirst({ publishedAt: a }: Announcement, { publishedAt: b }: Announcement): number {
  return a.daysAgo - b.daysAgo || b.minuteOfDay - a.minuteOfDay
}
