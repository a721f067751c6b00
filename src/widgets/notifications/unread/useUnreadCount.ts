import { useFeed } from '../../../data/queries/feed'
import { valueOr } from '../../../domain/kiosk/live'
import { useDemoNow } from '../../../state/demoClock'
import { usePanelSeen } from '../../../state/panel'
import { countUnread } from './unread'
import { useFeedSection } from './useFeedSection'

/** How many notifications are new; 0 until they are there. */
export function useUnreadCount(): number {
  const feed = useFeed(useFeedSection())
  const now = useDemoNow()
  const seen = usePanelSeen()
  return countUnread(valueOr(feed, []), now, seen)
}
