import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FeedItem, isShownInPanel } from '#domain/notifications/feed'
import { publishEvent } from '../../../session/events'
import { afterPage, beforePage } from '../../../session/input/input'
import { setPanelOpen } from '../../../state/panel'
import { useReadItems } from '../../../state/readItems'
import { useSidebarVisible } from '../../../state/sidebar'
import { useIsWide } from '../../../state/useIsWide'
import { HINTS_LAYER_SELECTOR, useWaypoint } from '../../../state/waypoints'
import { IconButton } from '../../../ui/controls/IconButton'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { placeToasts } from '../../../ui/feedback/toast'
import { useIsPainted } from '../../../ui/feedback/useIsPainted'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/fields/Tabs'
import { ICONS } from '../../../ui/icons/icons'
import { useZoneName } from '../../scope/useZoneName'
import { AnnouncementList } from '../feed/AnnouncementList'
import { FeedRow } from '../feed/FeedRow'
import listStyles from '../feed/List.module.css'
import { MarkAllRead } from '../feed/MarkAllRead'
import { PANEL_ID, PANEL_TOGGLE_SELECTOR } from '../unread/panelId'
import { isUnread, unreadItems } from '../unread/unread'
import { useShownFeed } from '../unread/useShownFeed'
import styles from './NotificationsPanel.module.css'

/**
 * The header's notifications (docs/rules.md HD-09 to HD-12): at the right in landscape, at the bottom in
 * portrait. Not modal: the bell closes it too, and the page stays usable.
 */
export function NotificationsPanel() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [tab, setTab] = useState('notifications')
  const { panel, close } = usePanelFocus()
  const isPainted = useIsPainted()
  useEffect(() => publishEvent({ kind: 'panelOpened' }), [])
  const wide = useIsWide()
  const afterNav = useSidebarVisible() && wide
  useLayoutEffect(() => placeToasts(cx(styles.toasts, afterNav && styles.afterNav)), [afterNav])
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
          <TabPanel id="notifications">{isPainted && <FeedList />}</TabPanel>
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

/** Maximum number of rows in the panel; "View all" has the rest. */
const MOST_ROWS = 40
/** More than are visible when the panel opens. */
const FIRST_ROWS = 12

/** The feed in the panel (docs/decisions.md Q8), newest first. */
function FeedList() {
  return <Gate live={useShownFeed()}>{(items) => <Feed items={items} />}</Gate>
}

function Feed({ items }: { items: readonly FeedItem[] }) {
  const { t } = useLingui()
  const read = useReadItems()
  const zone = useZoneName()
  const most = useIsPainted() ? MOST_ROWS : FIRST_ROWS
  const shown = items.filter(isShownInPanel).slice(0, most)
  const unread = unreadItems(items, read)
  if (shown.length === 0) return <EmptyState icon={ICONS.bell} title={t`No Notifications Found`} />
  return (
    <>
      {unread.length > 0 && (
        <div className={listStyles.above}>
          <MarkAllRead unread={unread} />
        </div>
      )}
      {zone && <p className={styles.zone}>{zone}</p>}
      <ul className={listStyles.list}>
        {shown.map((item) => (
          <FeedRow key={item.id} item={item} unread={isUnread(item, read)} onOpen={closePanel} />
        ))}
      </ul>
    </>
  )
}

const closePanel = () => setPanelOpen(false)

/** Elements that belong to the panel without being inside it. */
const OWN_SELECTOR = `${PANEL_TOGGLE_SELECTOR}, ${HINTS_LAYER_SELECTOR}`

/**
 * Focus of the non-modal panel: it takes the focus when it opens; Escape, or a press or focus outside, closes
 * it, and the focus goes back to a bell if it is closed from inside.
 */
function usePanelFocus(): { panel: RefObject<HTMLElement | null>; close: () => void } {
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const close = useCallback(() => {
    setPanelOpen(false)
    const bell = opener.current?.isConnected ? opener.current : visibleBell()
    bell?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const focused = document.activeElement
    opener.current = focused instanceof HTMLElement && focused.matches(PANEL_TOGGLE_SELECTOR) ? focused : null
    panel.current?.focus({ preventScroll: true })
    const onElsewhere = ({ target }: Event) => {
      const inside = target instanceof Element && panel.current?.contains(target)
      const isOurs = target instanceof Element && target.closest(OWN_SELECTOR)
      if (!inside && !isOurs) setPanelOpen(false)
    }
    const left = new AbortController()
    beforePage('notifications', { pointerdown: onElsewhere }, left.signal)
    afterPage('notifications', { keydown: ({ key }) => key === 'Escape' && close() }, left.signal)
    document.addEventListener('focusin', onElsewhere, { signal: left.signal })
    return () => left.abort()
  }, [close])
  return { panel, close }
}

function visibleBell(): HTMLElement | undefined {
  const bells = document.querySelectorAll<HTMLElement>(PANEL_TOGGLE_SELECTOR)
  return [...bells].find((bell) => !bell.closest('[inert]'))
}
