import { resolveMinutesAgo } from '../../../domain/kiosk/demoTime'
import { type FeedItem, isShownInPanel } from '../../../domain/notifications/feed'

/** A visit begins with the last five hours of the feed unread, in minutes: a morning's worth. */
export const UNREAD_AT_START_MINUTES = 300

/** Whether an item came after the panel was last looked at (`seen`; null: not yet in this visit). */
export function isUnread(item: FeedItem, now: Date, seen: Date | null): boolean {
  const since = seen ?? resolveMinutesAgo(now, { minutesAgo: UNREAD_AT_START_MINUTES })
  return resolveMinutesAgo(now, item) > since
}

/** How many of the items that the panel shows are unread. */
export function countUnread(items: readonly FeedItem[], now: Date, seen: Date | null): number {
  return items.filter((item) => isShownInPanel(item) && isUnread(item, now, seen)).length
}
