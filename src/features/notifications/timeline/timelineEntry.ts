import type { Announcement } from '#domain/notifications/announcement'
import type { FeedItem } from '#domain/notifications/feed'

/** An entry of the timeline. */
export type TimelineEntry =
  | { kind: 'item'; item: FeedItem; at: Date }
  | { kind: 'news'; news: Announcement; at: Date }
