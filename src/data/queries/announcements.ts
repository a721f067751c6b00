import { newestFirst } from '#domain/base/demoTime'
import type { Live } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import type { Announcement } from '#domain/notifications/announcement'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Announcements for fleet or dealer, newest first. */
export function useAnnouncements(section: Section): Live<Announcement[]> {
  return useLiveQuery(announcementsQuery, section)
}

const announcementsQuery = storedQuery(['announcements'], async (db, section: Section) => {
  const all = await db.announcements.toArray()
  return all
    .filter((it) => (section === 'fleet' ? it.showInFleet : it.showInDealer))
    .sort((a, b) => newestFirst(a.publishedAt, b.publishedAt))
})
