import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFeed } from '../../../data/queries/feed'
import type { FeedItem } from '../../../domain/notifications/feed'
import { useDemoNow } from '../../../state/demoClock'
import { markPanelSeen, usePanelSeen } from '../../../state/panel'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { ICONS } from '../../../ui/icons/icons'
import { isUnread } from '../unread/unread'
import { useFeedSection } from '../unread/useFeedSection'
import { FeedRow } from './FeedRow'
import { panelItems } from './feedText'
import styles from './List.module.css'

/** The feed as the panel shows it (docs/decisions.md Q8), newest first. Showing it makes it read. */
export function FeedList() {
  return <Gate live={useFeed(useFeedSection())}>{(items) => <Feed items={items} />}</Gate>
}

function Feed({ items }: { items: readonly FeedItem[] }) {
  const { t } = useLingui()
  const now = useDemoNow()
  const seen = usePanelSeen()
  // New entries stay marked while the list is open.
  const [newSince] = useState(seen)
  useEffect(() => markPanelSeen(now), [now])
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
