import type { Announcement } from '../domain/announcement'
import type { FeedSection } from '../domain/feed'
import { type Live, useLive } from './live'
import { wholeDataset } from './wholeDataset'

/** Announcements for fleet or dealer, newest first; null while the dataset is still being stored. */
export function useAnnouncements(section: FeedSection): Live<Announcement[] | null> {
  return useLive(
    async (db) => {
      const all = await wholeDataset<Announcement>(db, 'announcements')
      return (
        all?.filter((it) => (section === 'fleet' ? it.showInFleet : it.showInDealer)).sort(newestFirst) ??
        null
      )
    },
    [section],
  )
}

function newestFirst({ publishedAt: a }: Announcement, { publishedAt: b }: Announcement): number {
  return a.daysAgo - b.daysAgo || b.minuteOfDay - a.minuteOfDay
}
