import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textIn } from '#domain/base/localText'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useLocale } from '../../../state/locale'
import { useReadItems } from '../../../state/readItems'
import { Icon } from '../../../ui/icons/Icon'
import { ANNOUNCEMENT_ICONS } from '../../../widgets/notifications/feed/announcementIcons'
import { feedLook } from '../../../widgets/notifications/feed/feedLook'
import { useFeedDetail } from '../../../widgets/notifications/feed/useFeedDetail'
import { useFeedText } from '../../../widgets/notifications/feed/useFeedText'
import { isUnread } from '../../../widgets/notifications/unread/unread'
import styles from './Timeline.module.css'
import type { TimelineEntry } from './timelineEntry'

/** An entry of the timeline; an item opens in the list, an announcement in its tab. */
export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { t } = useLingui()
  const formats = useFormats()
  const textOf = useFeedText()
  const detailOf = useFeedDetail()
  const locale = useLocale()
  const read = useReadItems()
  const isNew = entry.kind === 'item' && isUnread(entry.item, read)
  const look =
    entry.kind === 'item'
      ? feedLook(entry.item.event)
      : { icon: ANNOUNCEMENT_ICONS[entry.news.kind], tone: 'brand' }
  const title = entry.kind === 'item' ? textOf(entry.item.event) : textIn(entry.news.title, locale)
  const detail = entry.kind === 'item' ? detailOf(entry.item) : t`Announcement`
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={entry.at.toISOString()}>
        {formats.time(entry.at)}
      </time>
      <span className={styles.mark} data-tone={look.tone}>
        <Icon path={look.icon} size={16} />
      </span>
      <Link
        to="/all-notifications"
        search={entry.kind === 'item' ? { item: entry.item.id } : { tab: 'announcements' }}
        activeOptions={{ exact: true, includeSearch: true }}
        className={styles.link}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
        {isNew && (
          <span className={styles.dot}>
            <span className="visually-hidden">{t`New`}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
