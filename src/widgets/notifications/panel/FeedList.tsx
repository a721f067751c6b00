import { useLingui } from '@lingui/react/macro'
import { type FeedItem, isShownInPanel } from '#domain/notifications/feed'
import { setPanelOpen } from '../../../state/panel'
import { useReadItems } from '../../../state/readItems'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { useIsPainted } from '../../../ui/feedback/useIsPainted'
import { ICONS } from '../../../ui/icons/icons'
import { FeedRow } from '../feed/FeedRow'
import styles from '../feed/List.module.css'
import { MarkAllRead } from '../feed/MarkAllRead'
import { isUnread, unreadItems } from '../unread/unread'
import { useShownFeed } from '../unread/useShownFeed'

/** Maximum number of rows in the panel; "View all" has the rest. */
const MOST_ROWS = 40
/** More than are visible when the panel opens. */
const FIRST_ROWS = 12

/** The feed in the panel (docs/decisions.md Q8), newest first. */
export function FeedList() {
  return <Gate live={useShownFeed()}>{(items) => <Feed items={items} />}</Gate>
}

function Feed({ items }: { items: readonly FeedItem[] }) {
  const { t } = useLingui()
  const read = useReadItems()
  const most = useIsPainted() ? MOST_ROWS : FIRST_ROWS
  const shown = items.filter(isShownInPanel).slice(0, most)
  const unread = unreadItems(items, read)
  if (shown.length === 0) return <EmptyState icon={ICONS.bell} title={t`No Notifications Found`} />
  return (
    <>
      {unread.length > 0 && (
        <div className={styles.above}>
          <MarkAllRead unread={unread} />
        </div>
      )}
      <ul className={styles.list}>
        {shown.map((item) => (
          <FeedRow
            key={item.id}
            item={item}
            unread={isUnread(item, read)}
            onOpen={() => setPanelOpen(false)}
          />
        ))}
      </ul>
    </>
  )
}
