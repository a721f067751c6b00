import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { publishEvent } from '../../../session/events'
import { setPanelOpen } from '../../../state/panel'
import { useWaypoint } from '../../../state/waypoints'
import { IconButton } from '../../../ui/controls/IconButton'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/fields/Tabs'
import { ICONS } from '../../../ui/icons/icons'
import { AnnouncementList } from '../feed/AnnouncementList'
import { PANEL_ID } from '../unread/panelId'
import { FeedList } from './FeedList'
import styles from './NotificationsPanel.module.css'
import { usePanelFocus } from './usePanelFocus'

/**
 * The header's notifications (docs/rules.md HD-09 to HD-12): at the right in landscape, at the bottom in
 * portrait. Not modal: the bell closes it too, and the page stays usable.
 */
export function NotificationsPanel() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [tab, setTab] = useState('notifications')
  const { panel, close } = usePanelFocus()
  useEffect(() => publishEvent({ kind: 'panelOpened' }), [])
  /** A link to the current page does not move the focus, so it goes back to the bell. */
  const leaveFor = (to: string) => (location.pathname === to ? close() : setPanelOpen(false))
  return (
    <section
      ref={panel}
      id={PANEL_ID}
      className={styles.panel}
      role="dialog"
      aria-label={t`Notifications`}
      tabIndex={-1}
      data-layer=""
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t`Notifications`}</h2>
        <IconButton
          ref={useWaypoint('bell-settings')}
          label={t`Notification settings`}
          icon={ICONS.settings}
          onClick={() => {
            leaveFor('/notification-settings')
            void navigate({ to: '/notification-settings' })
          }}
        />
        <IconButton label={t`Close`} icon={ICONS.x} onClick={close} />
      </div>
      <div className={styles.body}>
        <Tabs selected={tab} onSelect={setTab}>
          <TabList label={t`Notifications and announcements`}>
            <Tab id="notifications">{t`Notifications`}</Tab>
            <Tab id="announcements">{t`Announcements`}</Tab>
          </TabList>
          <TabPanel id="notifications">
            <FeedList />
          </TabPanel>
          <TabPanel id="announcements">
            <AnnouncementList />
          </TabPanel>
        </Tabs>
      </div>
      <Link to="/all-notifications" className={styles.all} onClick={() => leaveFor('/all-notifications')}>
        {t`View all`}
      </Link>
    </section>
  )
}
