import { type FeedItem, isShownInPanel } from '#domain/notifications/feed'

/** A visit begins with the last five hours of the feed unread, in minutes. */
export const UNREAD_AT_START_MINUTES = 300

/**
 * Whether an item is new and was not opened yet. Completed trips and camera starts are routine, which the
 * panel leaves out (docs/decisions.md Q8), and always count as read.
 */
export function isUnread(item: FeedItem, read: ReadonlySet<string>): boolean {
  return item.minutesAgo < UNREAD_AT_START_MINUTES && isShownInPanel(item) && !read.has(item.id)
}

export function unreadItems(items: readonly FeedItem[], read: ReadonlySet<string>): FeedItem[] {
  return items.filter((item) => isUnread(item, read))
}
