import { type FeedItem, isShownInPanel } from '#domain/notifications/feed'

/** A visit begins with the last five hours of the feed unread, in minutes: a morning's worth. */
export const UNREAD_AT_START_MINUTES = 300

/**
 * Whether an item is new and was not opened yet. Trips that ended and cameras that start are routine, which
 * the panel leaves out (docs/decisions.md Q8), and count as read everywhere.
 */
export function isUnread(item: FeedItem, read: ReadonlySet<string>): boolean {
  return item.minutesAgo < UNREAD_AT_START_MINUTES && isShownInPanel(item) && !read.has(item.id)
}

/** The unread ones among the items. */
export function unreadItems(items: readonly FeedItem[], read: ReadonlySet<string>): FeedItem[] {
  return items.filter((item) => isUnread(item, read))
}
