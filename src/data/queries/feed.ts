import type { Live } from '../../domain/kiosk/live'
import type { FeedItem, FeedSection } from '../../domain/notifications/feed'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** A section's feed, newest first. */
export function useFeed(section: FeedSection): Live<FeedItem[]> {
  return useLiveQuery(feedQuery, section)
}

const feedQuery = storedQuery(['feedItems'], (db, section: FeedSection) =>
  db.feedItems
    .orderBy('minutesAgo')
    .filter((item) => item.section === section)
    .toArray(),
)
