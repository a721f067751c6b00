import { type FeedItem, isShownInPanel } from '#domain/notifications/feed'

/**
 * What came into the feed since it was read before, newest first: things of this visit that the panel
 * shows, not those that a reset or another section brings.
 * @param before ids of the feed as it was; null when it is read for the first time
 */
export function arrivedItems(items: readonly FeedItem[], before: ReadonlySet<string> | null): FeedItem[] {
  if (before === null) return []
  return items.filter((item) => item.minutesAgo <= 0 && isShownInPanel(item) && !before.has(item.id))
}
