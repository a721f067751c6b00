import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { CenterSearch } from '#domain/notifications/centerSearch'
import type { FeedItem } from '#domain/notifications/feed'
import { useFormats } from '../../../i18n/useFormats'
import { Icon } from '../../../ui/icons/Icon'
import { feedLook } from './feedLook'
import styles from './List.module.css'
import { useFeedDetail } from './useFeedDetail'
import { useFeedText } from './useFeedText'

export interface FeedRowProps {
  item: FeedItem
  unread: boolean
  /** It is the one that is open beside the list. */
  isOpen?: boolean
  /** It opens beside the list instead of on a separate page. */
  beside?: boolean
  /** Search parameters of the list, which opening an item keeps. */
  search?: CenterSearch
  /** Its day is named above it. */
  timeOnly?: boolean
  onOpen?: () => void
}

/**
 * One notification: event, vehicle, driver and time. It opens in the notifications center. Memoized, because a list has
 * many of them and a press changes two.
 */
export const FeedRow = memo(function FeedRow(props: FeedRowProps) {
  const { item, unread, isOpen = false, beside = false, timeOnly = false, search, onOpen } = props
  const { t } = useLingui()
  const formats = useFormats()
  const textOf = useFeedText()
  const detailOf = useFeedDetail()
  const { icon, tone } = feedLook(item.event)
  const at = formats.at(item)
  return (
    <li>
      <Link
        to="/all-notifications"
        search={{ ...search, item: item.id }}
        replace={beside}
        resetScroll={!beside}
        className={`${styles.row} ${styles.open}`}
        aria-current={isOpen ? 'true' : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        data-item={item.id}
        {...(onOpen && { onClick: onOpen })}
      >
        <span className={styles.icon} data-tone={tone}>
          <Icon path={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{textOf(item.event)}</span>
          <span className={styles.detail}>{detailOf(item)}</span>
        </span>
        <time className={styles.when} dateTime={at.toISOString()}>
          {timeOnly ? formats.time(at) : formats.dateTime(at)}
        </time>
        {unread && (
          <span className={styles.dot}>
            <span className="visually-hidden">{t`New`}</span>
          </span>
        )}
      </Link>
    </li>
  )
})
