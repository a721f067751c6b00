import type { Announcement } from '../../domain/notifications/announcement'
import type { FeedSection } from '../../domain/notifications/feed'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** Announcements for fleet or dealer, newest first; null while the dataset is still being stored. */
export function useAnnouncements(section: FeedSection): Live<Announcement[] | null> {
  return useStored(
    ['announcements'],
    async (db) => {
      const all = await db.announcements.toArray()
      return all.filter((it) => (section === 'fleet' ? it.showInFleet : it.showInDealer)).sort(newestFirst)
    },
    [section],
  )
}

function newestFirst({ publishedAt: a }: Announcement, { publishedAt: b }: Announcement): number {
  return a.daysAgo - b.daysAgo || b.minuteOfDay - a.minuteOfDay
}
