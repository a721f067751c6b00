import { valueOr } from '#domain/base/live'
import { useReadItems } from '../../../state/readItems'
import { unreadItems } from './unread'
import { useShownFeed } from './useShownFeed'

/** Number of unread notifications; 0 while loading. */
export function useUnreadCount(): number {
  const feed = useShownFeed()
  const read = useReadItems()
  return unreadItems(valueOr(feed, []), read).length
}
