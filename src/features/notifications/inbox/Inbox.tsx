import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { type Live, matchLive } from '#domain/base/live'
import { noFilter, toggleValue } from '#domain/lists/listFilter'
import type { CenterSearch } from '#domain/notifications/centerSearch'
import type { FeedEventType, FeedItem } from '#domain/notifications/feed'
import { groupByDay } from '#domain/notifications/feedDays'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { useReadItems } from '../../../state/readItems'
import { Button } from '../../../ui/controls/Button'
import { Chip } from '../../../ui/controls/Chip'
import { cardClass } from '../../../ui/display/cardClass'
import { Deferred } from '../../../ui/feedback/Deferred'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import { useIsPainted } from '../../../ui/feedback/useIsPainted'
import { ICONS } from '../../../ui/icons/icons'
import { ListGate } from '../../../widgets/list/ListGate'
import { ResultCount } from '../../../widgets/list/ResultCount'
import { SearchBox } from '../../../widgets/list/SearchBox'
import type { List } from '../../../widgets/list/useList'
import { FeedRow } from '../../../widgets/notifications/feed/FeedRow'
import listStyles from '../../../widgets/notifications/feed/List.module.css'
import { MarkAllRead } from '../../../widgets/notifications/feed/MarkAllRead'
import { isUnread, unreadItems } from '../../../widgets/notifications/unread/unread'
import { ItemDetail } from '../detail/ItemDetail'
import { EVENT_TYPE_LOOKS } from '../eventTypeLooks'
import { useDayName } from '../useDayName'
import styles from './Inbox.module.css'
import { TypeFilter } from './TypeFilter'
import { INBOX_SECTIONS, type InboxSection, useInbox } from './useInbox'

export interface InboxProps {
  search: CenterSearch
  onSearch: (change: CenterSearch, how?: 'step' | 'rewrite') => void
  /** There is space for the open item beside the list. */
  wide: boolean
}

/** Rows per step of "Show more": a live connection may add hundreds. */
const PAGE = 60

const isComing = (live: Live<unknown>) =>
  matchLive(live, { loading: () => true, ready: () => false, missing: () => false, error: () => false })

/** The feed, with the open item beside it: without one in the address, the newest one at first. */
export const Inbox = memo(function Inbox({ search, onSearch, wide }: InboxProps) {
  const { t } = useLingui()
  const read = useReadItems()
  const list = useInbox(search, onSearch)
  const [pages, setPages] = useState(1)
  const { all, shown, address, live } = list
  const openId = useOpenId(search.item, shown?.map(({ id }) => id) ?? null)
  const unread = unreadItems(all ?? [], read)
  const unreadOnly = search.unread !== undefined
  const open = all?.find(({ id }) => id === openId)
  // The pressed row is marked at once, what it tells follows.
  const opened = useDeferredValue(open)
  const detail = useMemo(() => opened && <ItemDetail key={opened.id} item={opened} />, [opened])
  const clear = () => {
    address.clear()
    onSearch({ q: undefined, type: undefined, unread: undefined })
  }
  const hidden = Math.min((shown?.length ?? 0) - pages * PAGE, PAGE)
  return (
    <ListGate live={live}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <InboxTools
            list={list}
            unreadCount={unread.length}
            unreadOnly={unreadOnly}
            onUnreadOnly={(on) => onSearch({ unread: on ? '1' : undefined })}
          />
          <div className={cardClass(styles.list)}>
            <div className={styles.line}>
              <p role="status" className={styles.showing}>
                {all && shown && <ResultCount shown={shown.length} all={all.length} />}
              </p>
              <MarkAllRead unread={unread} />
            </div>
            {isComing(live) && <LoadingState rows={8} />}
            {shown?.length === 0 && (
              <EmptyState
                icon={ICONS.bell}
                title={t`No Notifications Found`}
                actions={
                  all && all.length > 0 ? (
                    <Button kind="plain" onClick={clear}>{t`Show all notifications`}</Button>
                  ) : null
                }
              />
            )}
            {shown && (
              <DayList
                items={shown.slice(0, pages * PAGE)}
                openId={wide ? openId : null}
                search={search}
                beside={wide}
              />
            )}
            {hidden > 0 && (
              <div className={styles.more}>
                <Button kind="plain" onClick={() => setPages(pages + 1)}>
                  {t`Show ${hidden} more`}
                </Button>
              </div>
            )}
          </div>
        </div>
        {wide && (
          <aside className={styles.aside} aria-label={t`Open notification`}>
            {open && <Deferred>{detail}</Deferred>}
            {all && search.item !== undefined && !open && (
              <div className={cardClass()}>
                <EmptyState icon={ICONS.bell} title={t`This notification is gone`} />
              </div>
            )}
          </aside>
        )}
      </div>
    </ListGate>
  )
})

/**
 * The item in the address, otherwise the first one listed: it stays open while newer ones arrive, as long as
 * it is in the list.
 */
function useOpenId(asked: string | undefined, ids: readonly string[] | null): string | null {
  const [first, setFirst] = useState<string | null>(null)
  const kept = first !== null && ids?.includes(first) ? first : (ids?.[0] ?? null)
  if (kept !== first && ids !== null) setFirst(kept)
  return asked ?? kept
}

interface DayListProps {
  items: readonly FeedItem[]
  openId: string | null
  search: CenterSearch
  beside: boolean
}

/** As many as a tall window can show; the others are rendered after these are painted. */
const FIRST_ITEMS = 14

/** Items grouped by day, newest first. */
function DayList({ items, openId, search, beside }: DayListProps) {
  const { at, timeZone } = useFormats()
  const now = useDemoNow()
  const read = useReadItems()
  const dayName = useDayName()
  const { q, type, unread } = search
  const kept = useMemo(() => ({ q, type, unread }), [q, type, unread])
  const listed = useIsPainted() ? items : items.slice(0, FIRST_ITEMS)
  return groupByDay(listed, at, now, timeZone).map(({ daysAgo, rows }) => {
    const [first] = rows
    return (
      first && (
        <section key={daysAgo} className={styles.day}>
          <h2 className={styles.dayName}>{dayName(daysAgo, at(first))}</h2>
          <ul className={listStyles.list}>
            {rows.map((item) => (
              <FeedRow
                key={item.id}
                item={item}
                unread={isUnread(item, read)}
                isOpen={item.id === openId}
                beside={beside}
                search={kept}
                timeOnly
              />
            ))}
          </ul>
        </section>
      )
    )
  })
}

/** The most common filters of a fleet, as many as fit one line; the others are under "Event types". */
const QUICK_TYPES: readonly FeedEventType[] = ['trip', 'maintenance']

interface InboxToolsProps {
  list: List<FeedItem, InboxSection>
  unreadCount: number
  unreadOnly: boolean
  onUnreadOnly: (on: boolean) => void
}

/** Search, the event types, and chips for common filters. */
function InboxTools({ list, unreadCount, unreadOnly, onUnreadOnly }: InboxToolsProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole } = useFormats()
  const { address, all, optionsOf } = list
  const { filter, setFilter } = address
  const options = optionsOf('type')
  const chosen = filter.values.type
  const quick = [...QUICK_TYPES, ...chosen.filter((type) => !QUICK_TYPES.some((known) => known === type))]
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          label={t`Search notifications`}
          placeholder={t`Event, vehicle, or driver`}
          text={address.text}
          setText={address.setText}
        />
      </div>
      <TypeFilter filter={filter} setFilter={setFilter} options={options} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own legend and box */}
      <div role="group" aria-label={t`Quick filters`} className={styles.chips}>
        <Chip
          on={chosen.length === 0 && !unreadOnly}
          staysOn
          onToggle={() => {
            setFilter(noFilter(INBOX_SECTIONS))
            if (unreadOnly) onUnreadOnly(false)
          }}
          aside={whole(all?.length ?? 0)}
        >
          {t`All`}
        </Chip>
        <Chip on={unreadOnly} onToggle={() => onUnreadOnly(!unreadOnly)} aside={whole(unreadCount)}>
          {t`Unread`}
        </Chip>
        {quick.map((type) => {
          const look = EVENT_TYPE_LOOKS[type as FeedEventType]
          return (
            <Chip
              key={type}
              icon={look.icon}
              on={chosen.includes(type)}
              onToggle={() => setFilter(toggleValue(filter, 'type', type, false))}
              aside={whole(options.find(({ value }) => value === type)?.count ?? 0)}
            >
              {_(look.name)}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}
