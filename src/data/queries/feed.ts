import type { Live } from '../../domain/kiosk/live'
import type { FeedItem, FeedSection } from '../../domain/notifications/feed'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

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

/** An item to add; it gets its id here. */
export type NewFeedItem = Omit<FeedItem, 'id'>

/**
 * Adds an item to a feed until the visit is reset: a test, or what a live line tells. Its time is the
 * demo's now and what has passed since (docs/decisions.md D36), so `minutesAgo` is 0 or negative.
 * The change's value is the item's id, the next in its section.
 */
export function addFeedItem(item: NewFeedItem): Promise<UndoableChange<string>> {
  return changeRows(['feedItems'], async (rows) => {
    const prefix = item.section === 'fleet' ? 'ff' : 'df'
    const numbers = (await rows.all('feedItems'))
      .filter(({ section }) => section === item.section)
      .map(({ id }) => Number(id.slice(prefix.length + 1)))
    const id = `${prefix}-${Math.max(0, ...numbers) + 1}`
    await rows.put('feedItems', { ...item, id })
    return id
  })
}
