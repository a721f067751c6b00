import type { Announcement } from '#domain/notifications/announcement'
import type { FeedItem } from '#domain/notifications/feed'

/** What stands on the timeline at a moment. */
export type TimelineEntry =
  | { kind: 'item'; item: FeedItem; at: Date }
  | { kind: 'news'; news: Announcement; at: Date }
