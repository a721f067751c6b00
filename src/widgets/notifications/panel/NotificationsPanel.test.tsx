import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LOADING, ready } from '#domain/base/live'
import type { FeedEvent, FeedItem } from '#domain/notifications/feed'
import { useAnnouncements } from '../../../data/queries/announcements'
import { useFeed, useFeedGroups } from '../../../data/queries/feed'
import { onSessionEvent } from '../../../session/events'
import { cameraAddedAtom } from '../../../state/mode'
import { setPanelOpen, usePanelOpen } from '../../../state/panel'
import { store } from '../../../state/store'
import { resetVisitState } from '../../../state/visit'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { PANEL_TOGGLE } from '../unread/panelId'
import { useUnreadCount } from '../unread/useUnreadCount'
import { NotificationsPanel } from './NotificationsPanel'

vi.mock('../../../data/queries/feed', () => ({ useFeed: vi.fn(), useFeedGroups: vi.fn() }))
vi.mock('../../../data/queries/announcements', () => ({ useAnnouncements: vi.fn() }))

function item(id: string, minutesAgo: number, event: FeedEvent): FeedItem {
  const subject = { vehicleId: 'v-1', vehicle: 'Unit 118', driverId: 'u-1', driver: 'Luis Mendoza' }
  return { id, section: 'fleet', ...subject, minutesAgo, event }
}

const FEED = [
  item('ff-1', 30, { kind: 'cameraOn' }),
  item('ff-2', 60, { kind: 'offHours' }),
  item('ff-3', 900, { kind: 'cameraOff' }),
]

function Page() {
  const unread = useUnreadCount()
  return (
    <>
      <button type="button" {...PANEL_TOGGLE}>
        Bell
      </button>
      {usePanelOpen() && <NotificationsPanel />}
      <p>{`${unread} unread`}</p>
    </>
  )
}

async function open() {
  const root = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return router
}

const tabPanel = () => screen.getByRole('tabpanel')

/** Opens the panel and waits for its content, which follows its frame. */
async function show() {
  const router = await open()
  await waitFor(() => expect(tabPanel().hasChildNodes()).toBe(true))
  return router
}

beforeEach(() => {
  resetVisitState()
  setPanelOpen(true)
  vi.mocked(useFeed).mockReturnValue(ready(FEED))
  vi.mocked(useFeedGroups).mockReturnValue(ready(new Map()))
  store.set(cameraAddedAtom, true)
  vi.mocked(useAnnouncements).mockReturnValue(ready([]))
})

describe('the notifications panel', () => {
  it('is an event of the visit when it opens', async () => {
    const listener = vi.fn()
    const end = onSessionEvent(listener)
    await show()
    await screen.findByRole('dialog', { name: 'Notifications' })
    expect(listener.mock.calls).toEqual([[{ kind: 'panelOpened' }]])
    end()
  })

  it('is there before its rows', async () => {
    await open()
    expect(tabPanel().hasChildNodes()).toBe(false)
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  })

  it('leaves out trips and starting cameras, and marks what is new', async () => {
    await show()
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^Off-hours drivingUnit 118, Luis Mendoza.*New$/)
    expect(rows[1]).not.toMatch(/New$/)
  })

  it('has tabs for notifications and announcements', async () => {
    await show()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Notifications',
      'Announcements',
    ])
    fireEvent.click(screen.getByRole('tab', { name: 'Announcements' }))
    expect(screen.getByText('No Announcements Found')).toBeTruthy()
  })

  it('leads to the settings and to all notifications', async () => {
    const router = await show()
    expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/all-notifications')
    fireEvent.click(screen.getByRole('button', { name: 'Notification settings' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/notification-settings'))
  })

  it('shows empty and missing states', async () => {
    vi.mocked(useFeed).mockReturnValue(ready([]))
    await show()
    expect(screen.getByText('No Notifications Found')).toBeTruthy()
  })

  it('waits while the feed is being stored', async () => {
    vi.mocked(useFeed).mockReturnValue(LOADING)
    await show()
    expect(screen.getByText('Loading')).toBeTruthy()
  })

  it('leaves items unread until one is opened, which leads to it in the center', async () => {
    const router = await show()
    expect(screen.getByText('1 unread')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: /^Off-hours driving/ }))
    await waitFor(() => expect(router.state.location.href).toBe('/all-notifications?item=ff-2'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks all as read', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(screen.getByText('0 unread')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('has nothing of the camera before one was added', async () => {
    store.set(cameraAddedAtom, false)
    await show()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('takes the focus, and returns it to the bell on Escape', async () => {
    await show()
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Notifications' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bell' }))
  })

  it('is closed by a press outside, but not by one on the bell, which closes it itself', async () => {
    await show()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Bell' }))
    fireEvent.pointerDown(screen.getByRole('tab', { name: 'Notifications' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
