import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { answerOf, failureOf } from '../../../data/core/legacyLive'
import { useFeed } from '../../../data/queries/feed'
import { useDemoNow } from '../../../state/demoClock'
import { markPanelSeen, usePanelSeen } from '../../../state/panel'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'
import { ICONS } from '../../../ui/icons/icons'
import { isUnread } from '../unread/unread'
import { useFeedSection } from '../unread/useFeedSection'
import { FeedRow } from './FeedRow'
import { panelItems } from './feedText'
import styles from './List.module.css'
import type { NotificationsPanelProps } from './NotificationsPanel'

/** The feed as the panel shows it (Q8), newest first. Showing it makes it read. */
export function FeedList({ problem, onRetry }: NotificationsPanelProps) {
  const { t } = useLingui()
  const feed = useFeed(useFeedSection())
  const now = useDemoNow()
  const seen = usePanelSeen()
  // What is new stays marked for as long as the list is open.
  const [newSince] = useState(seen)
  const items = answerOf(feed)
  const there = items !== null
  useEffect(() => {
    if (there) markPanelSeen(now)
  }, [there, now])
  const code = failureOf(feed) ?? problem
  if (items === null) {
    if (code === null) return <LoadingState />
    return <ProblemPanel code={code} onRetry={() => onRetry(code)} />
  }
  const shown = panelItems(items)
  if (shown.length === 0) return <EmptyState icon={ICONS.bell} title={t`No Notifications Found`} />
  return (
    <ul className={styles.list}>
      {shown.map((item) => (
        <FeedRow key={item.id} item={item} unread={isUnread(item, now, newSince)} />
      ))}
    </ul>
  )
}
