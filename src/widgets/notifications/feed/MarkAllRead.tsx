import { useLingui } from '@lingui/react/macro'
import type { FeedItem } from '#domain/notifications/feed'
import { markRead, markUnread } from '../../../state/readItems'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/feedback/toast'

/** Marks every unread item as read, with undo. */
export function MarkAllRead({ unread }: { unread: readonly FeedItem[] }) {
  const { t } = useLingui()
  const mark = () => {
    const ids = unread.map(({ id }) => id)
    markRead(ids)
    toast(t`All notifications marked as read`, 'done', { label: t`Undo`, run: () => markUnread(ids) })
  }
  return (
    <Button kind="ghost" disabled={unread.length === 0} onClick={mark}>
      {t`Mark all as read`}
    </Button>
  )
}
