import { useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import type { CenterSearch } from '#domain/notifications/centerSearch'
import { eventTypeOf, FEED_EVENT_TYPES, type FeedItem } from '#domain/notifications/feed'
import { useReadItems } from '../../../state/readItems'
import { type List, useList } from '../../../widgets/list/useList'
import { useListAddress } from '../../../widgets/list/useListAddress'
import { useFeedText } from '../../../widgets/notifications/feed/useFeedText'
import { isUnread } from '../../../widgets/notifications/unread/unread'
import { useShownFeed } from '../../../widgets/notifications/unread/useShownFeed'
import { EVENT_TYPE_LOOKS } from '../eventTypeLooks'

export type InboxSection = 'type'
export const INBOX_SECTIONS = { type: FEED_EVENT_TYPES }

const NO_COLUMNS: never[] = []
const valuesOf = ({ event }: FeedItem) => [eventTypeOf(event)]

/** The feed filtered by the address: text, event types, and unread only. */
export function useInbox(
  search: CenterSearch,
  onSearch: (change: CenterSearch) => void,
): List<FeedItem, InboxSection> {
  const read = useReadItems()
  const { unread, item: openId } = search
  // The open item stays, although opening it has marked it as read.
  const narrow = useMemo(
    () => (unread === undefined ? undefined : (item: FeedItem) => item.id === openId || isUnread(item, read)),
    [unread, openId, read],
  )
  return useList<FeedItem, InboxSection>({
    live: useShownFeed(),
    address: useListAddress<InboxSection>(
      { search, onSearch },
      { sections: INBOX_SECTIONS, columns: NO_COLUMNS, firstSort: null },
    ),
    sections: INBOX_SECTIONS,
    columns: NO_COLUMNS,
    valuesOf,
    textOf: useItemText(),
    narrow,
  })
}

/** The text of an item for search: event, type, vehicle and driver. */
function useItemText(): (item: FeedItem) => string {
  const { i18n } = useLingui()
  const happened = useFeedText()
  return useCallback(
    ({ event, vehicle, driver }) =>
      [happened(event), i18n._(EVENT_TYPE_LOOKS[eventTypeOf(event)].name), vehicle, driver ?? ''].join(' '),
    [i18n, happened],
  )
}
