import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { CenterSearch, CenterTab } from '#domain/notifications/centerSearch'
import { useFormats } from '../../i18n/FormatsProvider'
import { markRead } from '../../state/readItems'
import { useIsWide } from '../../state/useIsWide'
import { cardClass } from '../../ui/display/cardClass'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'
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
  useEffect(() => {
    if (item !== undefined) markRead([item])
  }, [item])
  if (!wide && tab === 'notifications' && item !== undefined) return <ItemPage id={item} search={search} />
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
        <TabPanel id="notifications">
          <Inbox search={search} onSearch={onSearch} wide={wide} />
        </TabPanel>
        <TabPanel id="timeline">
          <Timeline />
        </TabPanel>
        <TabPanel id="announcements">
          <section className={cardClass(tabStyles.news)}>
            <AnnouncementList />
          </section>
        </TabPanel>
        <TabPanel id="settings">
          <SettingsTab />
        </TabPanel>
      </Tabs>
    </div>
  )
}
