import type { FeedItem, FeedSection } from '../../domain/notifications/feed'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** A section's feed, newest first; null while the dataset is still being stored. */
export function useFeed(section: FeedSection): Live<FeedItem[] | null> {
  return useStored(
    ['feedItems'],
    (db) =>
      db.feedItems
        .orderBy('minutesAgo')
        .filter((item) => item.section === section)
        .toArray(),
    [section],
  )
}
