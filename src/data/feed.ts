import type { FeedItem, FeedSection } from '../domain/feed'
import { type Live, useLive } from './live'
import { wholeDataset } from './wholeDataset'

/** A section's feed, newest first; null while the dataset is still being stored. */
export function useFeed(section: FeedSection): Live<FeedItem[] | null> {
  return useLive(
    async (db) => {
      const items = await wholeDataset<FeedItem>(db, 'feedItems')
      return (
        items
          ?.filter((item) => item.section === section)
          .sort((newer, older) => newer.minutesAgo - older.minutesAgo) ?? null
      )
    },
    [section],
  )
}
