import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useRef } from 'react'
import type { CenterSearch, CenterTab } from '#domain/notifications/centerSearch'
import { useFormats } from '../../i18n/useFormats'
import { markRead } from '../../state/readItems'
import { useIsWide } from '../../state/useIsWide'
import { cardClass } from '../../ui/display/cardClass'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'
import { focusSoon } from '../../ui/focusSoon'
import { AnnouncementList } from '../../widgets/notifications/feed/AnnouncementList'
import { useUnreadCount } from '../../widgets/notifications/unread/useUnreadCount'
import { ItemPage } from './detail/ItemPage'
import { Inbox } from './inbox/Inbox'
import styles from './NotificationsScreen.module.css'
import { SettingsTab } from './tabs/SettingsTab'
import tabStyles from './tabs/tabs.module.css'
import { Timeline } from './timeline/Timeline'

export interface NotificationsScreenProps {
  search: CenterSearch
  /** Changes search parameters; undefined removes one. A `step` adds a history entry. */
  onSearch: (change: CenterSearch, how?: 'step' | 'rewrite') => void
}

/** The notifications center (docs/rules.md NC-01): the feed with details, the days, the announcements. */
export function NotificationsScreen({ search, onSearch }: NotificationsScreenProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const wide = useIsWide()
  const unread = useUnreadCount()
  const tab = search.tab ?? 'notifications'
  const { item } = search
  // A pressed tab is marked at once; its content follows, and that of the tab before stays until then.
  const before = useDeferredValue(search)
  const shownTab = before.tab ?? 'notifications'
  useEffect(() => {
    if (item !== undefined) markRead([item])
  }, [item])
  const alone = !wide && tab === 'notifications' ? item : undefined
  useFollowingFocus(alone)
  if (alone !== undefined) return <ItemPage id={alone} search={search} />
  const select = (id: string) =>
    onSearch({ tab: id === 'notifications' ? undefined : (id as CenterTab), item: undefined }, 'step')
  return (
    <div className={styles.screen}>
      <Tabs selected={tab} onSelect={select}>
        <TabList label={t`Notifications center`}>
          <Tab id="notifications" count={unread > 0 ? whole(unread) : undefined}>
            {t`Notifications`}
          </Tab>
          <Tab id="timeline">{t`Timeline`}</Tab>
          <Tab id="announcements">{t`Announcements`}</Tab>
          <Tab id="settings">{t`Settings`}</Tab>
        </TabList>
        <TabPanel id={tab}>
          {shownTab === 'notifications' && (
            <Inbox search={shownTab === tab ? search : before} onSearch={onSearch} wide={wide} />
          )}
          {shownTab === 'timeline' && TIMELINE}
          {shownTab === 'announcements' && NEWS}
          {shownTab === 'settings' && SETTINGS}
        </TabPanel>
      </Tabs>
    </div>
  )
}

/**
 * List and item take each other's place on a narrow screen, and the link with the focus goes: the focus moves to the
 * title of the item, and back to its row.
 * @param item the item that is shown alone
 */
function useFollowingFocus(item: string | undefined): void {
  const before = useRef(item)
  useEffect(() => {
    const left = before.current
    before.current = item
    if (left === item) return
    const find = () => {
      const links = [...document.querySelectorAll<HTMLElement>('[data-item]')]
      return item === undefined
        ? links.find((link) => link.dataset.item === left)
        : document.querySelector<HTMLElement>('article h2')
    }
    // A visitor who has gone on keeps the focus.
    focusSoon(() => (document.activeElement === document.body ? find() : null), { preventScroll: true })
  }, [item])
}

/** The same elements each time, so that a press on another tab renders none of them again. */
const TIMELINE = <Timeline />
const NEWS = (
  <section className={cardClass(tabStyles.news)}>
    <AnnouncementList />
  </section>
)
const SETTINGS = <SettingsTab />
