import { valueOr } from '#domain/base/live'
import { useReadItems } from '../../../state/readItems'
import { unreadItems } from './unread'
import { useShownFeed } from './useShownFeed'

/** How many notifications are unread; 0 until they are there. */
export function useUnreadCount(): number {
  const feed = useShownFeed()
  const read = useReadItems()
  return unreadItems(valueOr(feed, []), read).length
}
